import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import { applyRemote } from '../state/apply-remote.ts';
import type { OpState } from '../state/op-state.ts';
import { MAX_KEYS_READ, type SiteDoc } from '../state/ports.ts';
import { isNewSummary, withBodies, withSummaries } from '../state/summaries.ts';
import type { SyncOptions } from './sync-options.ts';

/** A document as the server has it now. Without `doc` it was deleted. */
interface LoadedDocument {
  readonly key: DocKey;
  readonly doc: SiteDoc | undefined;
}

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
  const loaded =
    keys === undefined ? await loadAll(documents, states.getState()) : await loadSome(documents, keys);
  beforeRemote?.();
  const state = states.getState();
  const inDoubt = docsOf(state.pending.filter(({ id }) => state.attempted.has(id)).flatMap(({ ops }) => ops));
  const current = loaded.filter(({ key }) => !inDoubt.has(key));
  const changed = current.filter(({ key, doc }) => (doc?.rev ?? 0) !== (state.revs.get(key) ?? 0));
  if (changed.length > 0) states.setState(withRemote(state, changed, { id: newId(), t: clock.now() }));
  return current.map(({ key }) => key);
}

function withRemote(
  state: OpState,
  changed: readonly LoadedDocument[],
  stamp: { readonly id: string; readonly t: number },
): OpState {
  const summaries = changed.flatMap(({ doc }) => (doc?.isSummary === true ? [doc] : []));
  const whole = changed.filter(({ doc }) => doc?.isSummary !== true);
  const isOurs = ({ key }: LoadedDocument) => !state.summarized.has(key);
  const others = whole.filter((each) => !isOurs(each));
  const docs = others.flatMap(({ doc }) => doc ?? []);
  const filled = withBodies(
    withSummaries(state, summaries),
    others.map(({ key }) => key),
    { docs, remaining: [] },
  );
  return applyRemote(filled, whole.filter(isOurs), stamp);
}

async function loadSome(
  documents: SyncOptions['documents'],
  keys: readonly DocKey[],
): Promise<readonly LoadedDocument[]> {
  const docs = new Map((await readAll(documents, keys)).map((doc) => [doc.key, doc]));
  return keys.map((key) => ({ key, doc: docs.get(key) }));
}

/** Loads the changed documents of which the server has sent summaries, if they are loaded here. */
async function loadAll(
  documents: SyncOptions['documents'],
  state: OpState,
): Promise<readonly LoadedDocument[]> {
  const all = await documents.loadAll();
  const present = new Set(all.map(({ key }) => key));
  const isNeeded = (doc: SiteDoc) =>
    doc.isSummary === true && doc.rev !== state.revs.get(doc.key) && !isNewSummary(state, doc.key);
  const needed = all.filter(isNeeded).map(({ key }) => key);
  const bodies = new Map((await readAll(documents, needed)).map((doc) => [doc.key, doc]));
  const removed = [...state.revs.keys()].filter((key) => !present.has(key));
  return [
    ...all.map((doc) => ({ key: doc.key, doc: isNeeded(doc) ? bodies.get(doc.key) : doc })),
    ...removed.map((key) => ({ key, doc: undefined })),
  ];
}

async function readAll(
  documents: SyncOptions['documents'],
  keys: readonly DocKey[],
): Promise<readonly Doc[]> {
  const docs: Doc[] = [];
  for (let rest = keys; rest.length > 0; ) {
    const part = rest.slice(0, MAX_KEYS_READ);
    const result = await documents.read(part);
    docs.push(...result.docs);
    rest = [...result.remaining, ...rest.slice(part.length)];
  }
  return docs;
}
