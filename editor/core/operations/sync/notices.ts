import type { DocKey } from '../../../../compiler/model/index.ts';
import type { OpState } from '../state/op-state.ts';
import type { ChangedRevs } from '../state/ports.ts';
import { pullRemote } from './pull-remote.ts';
import type { SyncOptions } from './sync-options.ts';

/** Reported revisions of documents that are not loaded yet. */
export interface Notices {
  add(revs: ChangedRevs): void;
  /** Loads the documents that are older here. What cannot be loaded or applied now stays for the next call. */
  apply(): Promise<void>;
}

export function createNotices(options: SyncOptions): Notices {
  const noticed = new Map<DocKey, number>();
  return {
    add: (revs) => {
      for (const [key, rev] of Object.entries(revs)) noticed.set(key as DocKey, rev);
    },
    apply: async () => {
      const state = options.states.getState();
      for (const [key, rev] of noticed) if (!isBehind(state, key, rev)) noticed.delete(key);
      if (noticed.size === 0) return;
      const before = new Map(noticed);
      const current = await pullRemote(options, [...before.keys()]);
      // A newer revision may have been reported in the meantime.
      for (const key of current) if (noticed.get(key) === before.get(key)) noticed.delete(key);
    },
  };
}

/** Deleted documents have revision 0. */
function isBehind({ revs }: OpState, key: DocKey, rev: number): boolean {
  return rev === 0 ? revs.has(key) : (revs.get(key) ?? 0) < rev;
}
