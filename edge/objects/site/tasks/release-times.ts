import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import type { Activation } from '../../../domain/site.ts';
import { timesOf } from './scheduled-rebuilds.ts';

export interface ReleaseTimesOptions {
  /** Changes that made the release from another one; undefined: not known. */
  readonly changes: Activation['changes'];
  /** Reads these documents of the release, or all. */
  read(keys?: readonly DocKey[]): readonly Doc[];
}

/** Returns the times at which documents of a release appear or events end. Reads only what has changed since the last call. */
export type ReleaseTimes = (release: string, options: ReleaseTimesOptions) => readonly number[];

export function createReleaseTimes(): ReleaseTimes {
  let last: { readonly release: string; readonly times: Map<DocKey, readonly number[]> } | undefined;
  return (release, { changes, read }) => {
    const isNext = changes !== undefined && changes.base === last?.release;
    const times: Map<DocKey, readonly number[]> = isNext ? new Map(last?.times) : new Map();
    for (const key of changes?.removed ?? []) times.delete(key);
    for (const doc of isNext ? read(Object.keys(changes.revs) as DocKey[]) : read()) {
      const own = timesOf(doc);
      if (own.length > 0) times.set(doc.key, own);
      else times.delete(doc.key);
    }
    last = { release, times };
    return [...times.values()].flat();
  };
}
