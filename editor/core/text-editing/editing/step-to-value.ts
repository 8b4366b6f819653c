import { applyOperations, type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { sameJson } from '../../operations/changes/json-equal.ts';
import type { OpStore } from '../../operations/store/op-store.ts';

export interface StepTarget {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly value: unknown;
  /** Key of the steps that may be undone or redone. */
  readonly key: string;
  /** Called before each step with the value after it. */
  readonly onStep: (value: unknown) => void;
}

/**
 * Undoes or redoes steps of one editing session until the value is reached, so that undo in the text editor is
 * also undo in the document. Returns false and changes nothing when no step leads to the value.
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
