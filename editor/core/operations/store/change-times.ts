import type { StoreApi } from 'zustand/vanilla';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import type { OpState } from '../state/op-state.ts';
import type { Clock } from '../state/ports.ts';

/** When documents were last changed, here or elsewhere, in epoch milliseconds: only those changed since the start. */
export type ChangeTimes = ReadonlyMap<DocKey, number>;

/** Records the times of changes from now on. */
export function recordChangeTimes(states: StoreApi<OpState>, { now }: Clock): ChangeTimes {
  const times = new Map<DocKey, number>();
  states.subscribe((after, before) => {
    for (const key of changedDocs(after, before)) times.set(key, now());
  });
  return times;
}

/** Documents with new pending changes, or with another revision on the server. Loading a document does not change it. */
function changedDocs(after: OpState, before: OpState): readonly DocKey[] {
  const known = new Set(before.pending);
  const pending = after.pending === before.pending ? [] : after.pending.filter((each) => !known.has(each));
  const revised =
    after.revs === before.revs ? [] : [...after.revs].filter(([key, rev]) => before.revs.get(key) !== rev);
  return [...docsOf(pending.flatMap(({ ops }) => ops)), ...revised.map(([key]) => key)];
}
