import type { DocKey } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import { applyRemote, type RemoteDocument } from '../state/apply-remote.ts';
import type { OpState } from '../state/op-state.ts';
import type { SyncOptions } from './sync-options.ts';

/** More changed documents are loaded with a single request for the entire site. */
const MAX_REQUESTS = 20;

/**
 * Merges remote changes of these documents, or of all documents, below our unsent ones. Skips documents of a sent
 * transaction whose response was lost. Returns the documents that are now current; none when the server cannot be
 * reached.
 */
export async function pullRemote(
  options: SyncOptions,
  keys: readonly DocKey[] | undefined,
): Promise<readonly DocKey[]> {
  try {
    return await loadAndApply(options, keys);
  } catch {
    return [];
  }
}

/** Like `pullRemote`. Rejects when the server cannot be reached. */
export async function loadAndApply(
  { states, documents, clock, newId, beforeRemote }: SyncOptions,
  keys: readonly DocKey[] | undefined,
): Promise<readonly DocKey[]> {
  const loaded = await load(documents, states.getState(), keys);
  beforeRemote?.();
  const state = states.getState();
  const inDoubt = docsOf(state.pending.filter(({ id }) => state.attempted.has(id)).flatMap(({ ops }) => ops));
  const current = loaded.filter(({ key }) => !inDoubt.has(key));
  const changed = current.filter(({ key, doc }) => (doc?.rev ?? 0) !== (state.revs.get(key) ?? 0));
  if (changed.length > 0) states.setState(applyRemote(state, changed, { id: newId(), t: clock.now() }));
  return current.map(({ key }) => key);
}

async function load(
  documents: SyncOptions['documents'],
  { revs }: OpState,
  keys: readonly DocKey[] | undefined,
): Promise<readonly RemoteDocument[]> {
  if (keys !== undefined && keys.length <= MAX_REQUESTS)
    return Promise.all(keys.map(async (key) => ({ key, doc: await documents.load(key) })));
  const docs = await documents.loadAll();
  const present = new Set(docs.map(({ key }) => key));
  const gone = [...new Set([...revs.keys(), ...(keys ?? [])])]
    .filter((key) => !present.has(key))
    .map((key) => ({ key, doc: undefined }));
  return [...docs.map((doc) => ({ key: doc.key, doc })), ...gone];
}
