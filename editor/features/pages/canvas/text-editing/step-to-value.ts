import { applyOperations, type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { sameJson } from '../../../../core/operations/changes/json-equal.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';

export interface StepTarget {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly value: unknown;
  /** Of the steps that may be gone through. */
  readonly key: string;
  /** Before each step: what stands at the place after it. */
  readonly onStep: (value: unknown) => void;
}

/**
 * Undoes or redoes the steps of one writing until the wanted value stands at its place, so that what was undone while
 * writing is undone, and not one more change. False, with nothing done, when no step leads there.
 */
export function stepToValue(store: OpStore, { doc, at, value, key, onStep }: StepTarget): boolean {
  const { head, history } = store.states.getState();
  const directions = [
    { steps: history.steps.slice(0, history.done).reverse(), side: 'inverse', go: store.undo },
    { steps: history.steps.slice(history.done), side: 'forward', go: store.redo },
  ] as const;
  for (const { steps, side, go: apply } of directions) {
    const values: unknown[] = [];
    let bodies = head;
    for (const step of steps) {
      const applied = applyOperations(bodies, step[side]);
      if (step.key !== key || !applied.ok) break;
      bodies = applied.bodies;
      const found = valueAt(bodies.get(doc), at);
      values.push(found);
      if (sameJson(found, value)) return values.every((each) => applyStep(each, { onStep, apply }));
    }
  }
  return false;
}

function applyStep(
  value: unknown,
  { onStep, apply }: Pick<StepTarget, 'onStep'> & { readonly apply: OpStore['undo'] },
): boolean {
  onStep(value);
  return apply().ok;
}
