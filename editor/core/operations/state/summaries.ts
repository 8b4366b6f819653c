import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { without } from './apply-remote.ts';
import type { OpState } from './op-state.ts';
import type { ReadResult, SiteDoc } from './ports.ts';

/**
 * Whether the summary of a changed document is enough: the document is not loaded here, or it is new on a site whose
 * documents are not all loaded.
 */
export function isNewSummary({ head, revs, summarized }: OpState, key: DocKey): boolean {
  if (summarized.size === 0) return false;
  return summarized.has(key) || (!revs.has(key) && !head.has(key));
}

/** Takes over summaries of documents that are not loaded. Loaded documents stay as they are. */
export function withSummaries(state: OpState, summaries: readonly SiteDoc[]): OpState {
  const taken = summaries.filter(({ key }) => isNewSummary(state, key));
  if (taken.length === 0) return state;
  const bodies = taken.map(({ key, body }) => [key, body] as const);
  return {
    ...state,
    head: new Map([...state.head, ...bodies]),
    confirmed: new Map([...state.confirmed, ...bodies]),
    revs: new Map([...state.revs, ...taken.map(({ key, rev }) => [key, rev] as const)]),
    summarized: new Set([...state.summarized, ...taken.map(({ key }) => key)]),
  };
}

/**
 * Replaces summaries by loaded documents. Nothing is merged: a summarized document has no changes of ours. Documents
 * that were loaded in the meantime stay as they are, and those that no longer exist are removed.
 */
export function withBodies(
  state: OpState,
  requested: readonly DocKey[],
  { docs, remaining }: ReadResult,
): OpState {
  const left = new Set(remaining);
  const keys = requested.filter((key) => state.summarized.has(key) && !left.has(key));
  if (keys.length === 0) return state;
  const found = new Map(docs.map((doc) => [doc.key, doc]));
  const [head, confirmed, revs] = [new Map(state.head), new Map(state.confirmed), new Map(state.revs)];
  const put = (key: DocKey, doc: Doc | undefined) => {
    if (doc === undefined) for (const map of [head, confirmed, revs]) map.delete(key);
    else {
      head.set(key, doc.body);
      confirmed.set(key, doc.body);
      revs.set(key, doc.rev);
    }
  };
  for (const key of keys) put(key, found.get(key));
  return { ...state, head, confirmed, revs, summarized: without(state.summarized, keys) };
}
