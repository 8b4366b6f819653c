import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Operation,
  valueAt,
} from '../../../../compiler/model/index.ts';
import { type Change, MERGE_MS } from './change.ts';
import { compactOperations } from './compact-operations.ts';
import { sameJson } from './json-equal.ts';

/** One step of undo. */
export interface Step {
  /** Counts up; where the journal keeps it. */
  readonly position: number;
  readonly label: string;
  readonly key?: string;
  readonly part?: string;
  /** Epoch milliseconds of its last change. */
  readonly t: number;
  readonly forward: readonly Operation[];
  readonly inverse: readonly Operation[];
  /** What undoing makes of this document was never saved. */
  readonly holds?: DocKey;
}

/** Steps in order: those before `done` can be undone, the others done again. */
export interface History {
  readonly steps: readonly Step[];
  readonly done: number;
  /** Steps that are kept. */
  readonly limit: number;
}

/** Steps of undo that are kept (editor 3.3). */
const HISTORY_STEPS = 500;

export function emptyHistory(limit = HISTORY_STEPS): History {
  return { steps: [], done: 0, limit };
}

export interface Made {
  readonly change: Change;
  readonly inverse: readonly Operation[];
  readonly t: number;
}

/** The history with a change made: a part of the last step when it continues it, else a step. What was undone is gone. */
export function remember(history: History, { change, inverse, t }: Made): History {
  const steps = history.steps.slice(0, history.done);
  const last = steps.at(-1);
  const continues =
    last !== undefined && change.key !== undefined && last.key === change.key && last.part === change.part;
  const isAfterUndo = history.done < history.steps.length;
  const step: Step =
    continues && !isAfterUndo && (change.isOneStep === true || t - last.t < MERGE_MS)
      ? {
          ...last,
          t,
          forward: compactOperations([...last.forward, ...change.ops]),
          inverse: compactOperations([...inverse, ...last.inverse]),
        }
      : {
          position: (last?.position ?? 0) + 1,
          label: change.label,
          ...(change.key !== undefined && { key: change.key }),
          ...(change.part !== undefined && { part: change.part }),
          ...(change.holds !== undefined && { holds: change.holds }),
          t,
          forward: change.ops,
          inverse,
        };
  const kept = [...(step.position === last?.position ? steps.slice(0, -1) : steps), step].slice(
    -history.limit,
  );
  return { ...history, steps: kept, done: kept.length };
}

export function stepToUndo({ steps, done }: History): Step | undefined {
  return steps[done - 1];
}

export function stepToRedo({ steps, done }: History): Step | undefined {
  return steps[done];
}

/** The history without a step that can no longer be undone or done again. */
export function forget(history: History, { position }: Step): History {
  const steps = history.steps.filter((step) => step.position !== position);
  const before = history.steps.slice(0, history.done).filter((step) => step.position !== position);
  return { ...history, steps, done: before.length };
}

/**
 * Whether operations meet what they were made for: at every place stands what stood there then. Somebody else may have
 * changed it since, and undoing must not throw away what they did.
 */
export function fits(bodies: Bodies, ops: readonly Operation[]): boolean {
  let now = bodies;
  for (const op of ops) {
    if (!sameJson(valueAt(now.get(op.doc), op.at), op.prev)) return false;
    const applied = applyOperations(now, [op]);
    if (!applied.ok) return false;
    now = applied.bodies;
  }
  return true;
}

/** Operations with what stands at their places, so that they can be undone and checked; undefined when they do not fit. */
export function withPrevious(bodies: Bodies, ops: readonly Operation[]): readonly Operation[] | undefined {
  let now = bodies;
  const known: Operation[] = [];
  for (const op of ops) {
    const { doc, at, kind, value } = op;
    const prev = valueAt(now.get(doc), at);
    const takesAway = kind === 'remove' || kind === 'unset';
    known.push({ doc, at, kind, ...(!takesAway && { value }), ...(prev !== undefined && { prev }) });
    const applied = applyOperations(now, [op]);
    if (!applied.ok) return undefined;
    now = applied.bodies;
  }
  return known;
}
