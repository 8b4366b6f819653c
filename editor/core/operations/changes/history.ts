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
import { taxonsIn } from './taxon-references.ts';

/** An undo step. */
export interface Step {
  /** Increasing number; the journal's key of the step. */
  readonly position: number;
  readonly label: string;
  readonly key?: string;
  readonly part?: string;
  /** Time of its last change, in epoch milliseconds. */
  readonly t: number;
  readonly forward: readonly Operation[];
  readonly inverse: readonly Operation[];
  /** Undoing the step stages changes of this document that were never saved. */
  readonly stages?: DocKey;
}

/** Steps in order: those before `done` can be undone, the others redone. */
export interface History {
  readonly steps: readonly Step[];
  readonly done: number;
  /** Maximum number of steps. */
  readonly limit: number;
}

/** Default number of undo steps (editor 3.3). */
const HISTORY_STEPS = 500;

export function emptyHistory(limit = HISTORY_STEPS): History {
  return { steps: [], done: 0, limit };
}

export interface AppliedChange {
  readonly change: Change;
  readonly inverse: readonly Operation[];
  readonly t: number;
}

/**
 * Adds a change: to the last step when it continues that step, else as a new step. Removes the steps that could be
 * redone.
 */
export function addStep(history: History, { change, inverse, t }: AppliedChange): History {
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
          ...(change.stages !== undefined && { stages: change.stages }),
          t,
          forward: change.ops,
          inverse,
        };
  const retained = [...(step.position === last?.position ? steps.slice(0, -1) : steps), step].slice(
    -history.limit,
  );
  return { ...history, steps: retained, done: retained.length };
}

/**
 * Adds a change that cannot be undone. Removes the steps that could be redone, and those that change documents that
 * the change deletes, or would bring back a reference to a deleted tag or category.
 */
export function addPermanent(history: History, ops: readonly Operation[]): History {
  const deleted = deletedDocs(ops);
  const steps = history.steps
    .slice(0, history.done)
    .filter(({ forward, inverse }) => ![...forward, ...inverse].some((op) => refersTo(op, deleted)));
  return { ...history, steps, done: steps.length };
}

/** Returns the documents that operations delete. */
export function deletedDocs(ops: readonly Operation[]): ReadonlySet<DocKey> {
  const deletions = ops.filter(({ at, kind }) => kind === 'remove' && at.length === 0);
  return new Set(deletions.map(({ doc }) => doc));
}

function refersTo({ doc, at, value, prev }: Operation, deleted: ReadonlySet<DocKey>): boolean {
  const taxons = [value, prev].flatMap((each) => taxonsIn(doc, at, each));
  return [doc, ...taxons].some((each) => deleted.has(each));
}

export function stepToUndo({ steps, done }: History): Step | undefined {
  return steps[done - 1];
}

export function stepToRedo({ steps, done }: History): Step | undefined {
  return steps[done];
}

/** Removes a step that can no longer be undone or redone. */
export function removeStep(history: History, { position }: Step): History {
  const steps = history.steps.filter((step) => step.position !== position);
  const before = history.steps.slice(0, history.done).filter((step) => step.position !== position);
  return { ...history, steps, done: before.length };
}

/**
 * Returns whether every path still has the value that the operations were made for. If another user has changed it
 * since, undo must not overwrite that change.
 */
export function matchesPrevious(bodies: Bodies, ops: readonly Operation[]): boolean {
  let current = bodies;
  for (const op of ops) {
    if (!sameJson(valueAt(current.get(op.doc), op.at), op.prev)) return false;
    const applied = applyOperations(current, [op]);
    if (!applied.ok) return false;
    current = applied.bodies;
  }
  return true;
}

/**
 * Adds the current values to operations, so that they can be undone and checked. Returns undefined when they do not
 * apply.
 */
export function withPrevious(bodies: Bodies, ops: readonly Operation[]): readonly Operation[] | undefined {
  let current = bodies;
  const complete: Operation[] = [];
  for (const op of ops) {
    const { doc, at, kind, value } = op;
    const prev = valueAt(current.get(doc), at);
    const removes = kind === 'remove' || kind === 'unset';
    complete.push({ doc, at, kind, ...(!removes && { value }), ...(prev !== undefined && { prev }) });
    const applied = applyOperations(current, [op]);
    if (!applied.ok) return undefined;
    current = applied.bodies;
  }
  return complete;
}
