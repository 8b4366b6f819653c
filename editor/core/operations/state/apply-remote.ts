import { type DocKey, type Operation, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { docsOf, withBase } from '../changes/change.ts';
import { applyToBody } from '../changes/differences.ts';
import { sameJson } from '../changes/json-equal.ts';
import { type Conflict, type MergeInput, mergeBodies } from '../changes/merge.ts';
import type { OpenConflict, OpState, Stamp } from './op-state.ts';
import { savedBodies, stagedTransactions } from './outbox.ts';

/** A document as the server has it now. Without `doc` it was deleted. */
export interface RemoteDocument {
  readonly key: DocKey;
  readonly doc: { readonly rev: number; readonly body: unknown } | undefined;
}

/**
 * Applies remote documents below our unsent changes. Paths changed on both sides become conflicts: the head shows the
 * remote value, and ours is retained until the user decides.
 */
export function applyRemote(state: OpState, updates: readonly RemoteDocument[], stamp: Stamp): OpState {
  return updates.reduce(
    (current, update, index) =>
      applyRemoteDocument(current, update, { ...stamp, id: `${stamp.id}-${index}` }),
    state,
  );
}

/**
 * Rebases in two layers: saved changes onto the remote document, then staged changes on top of them, so that neither
 * becomes the other.
 */
function applyRemoteDocument(state: OpState, { key, doc }: RemoteDocument, stamp: Stamp): OpState {
  const theirs = doc?.body;
  const saved = savedBodies(state).get(key);
  const lower = rebase(key, { base: state.confirmed.get(key), ours: saved, theirs });
  const upper = rebase(key, { base: saved, ours: state.head.get(key), theirs: lower.body });
  const revs = new Map(state.revs);
  if (doc === undefined) revs.delete(key);
  else revs.set(key, doc.rev);
  const stagedIds = new Set(stagedTransactions(state).map(({ id }) => id));
  const outgoing = state.pending.filter((each) => !stagedIds.has(each.id));
  const staged = state.pending.filter((each) => stagedIds.has(each.id));
  const { id } = stamp;
  const rebased = new Map([
    ...replaceOps(outgoing, { key, ops: lower.ops, id }),
    ...replaceOps(staged, { key, ops: upper.ops, id: `${id}-w` }),
  ]);
  const pending = state.pending.flatMap((each) => rebased.get(each.id) ?? []);
  const label = (of: readonly Transaction[]) =>
    of.filter(({ ops }) => docsOf(ops).has(key)).at(-1)?.label ?? '';
  const found = [
    ...lower.conflicts.map((conflict) => ({ ...conflict, label: label(outgoing), isSaved: true })),
    ...upper.conflicts.map((conflict) => ({ ...conflict, label: label(staged) })),
  ];
  return {
    ...state,
    confirmed: withBody(state.confirmed, key, theirs),
    head: withBody(state.head, key, upper.body),
    revs,
    summarized: without(state.summarized, [key]),
    pending: pending.map((each) => withBase(each, revs)),
    saved: new Set(
      [...state.saved].map((each) => rebased.get(each)?.id).filter((each) => each !== undefined),
    ),
    conflicts: withConflicts(state.conflicts, { key, theirs, id, found: lastPerPath(found) }),
  };
}

/** Returns the keys without some of them; the same set if it has none of them. */
export function without(keys: ReadonlySet<DocKey>, removed: readonly DocKey[]): ReadonlySet<DocKey> {
  if (!removed.some((key) => keys.has(key))) return keys;
  const rest = new Set(keys);
  for (const key of removed) rest.delete(key);
  return rest;
}

interface Rebased {
  readonly ops: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  readonly body: unknown;
}

function rebase(key: DocKey, { base, ours, theirs }: MergeInput): Rebased {
  const { ops, conflicts } = mergeBodies(key, { base, ours, theirs });
  const merged = applyToBody(key, theirs, ops);
  // The operations concern paths that the remote left alone, so they apply. If they ever do not, the user decides.
  if (merged === undefined) return { ops: [], conflicts: [{ doc: key, at: [], ours, theirs }], body: theirs };
  return { ops, conflicts, body: merged.body };
}

function withBody(bodies: ReadonlyMap<DocKey, unknown>, key: DocKey, body: unknown) {
  const changed = new Map(bodies);
  if (body === undefined) changed.delete(key);
  else changed.set(key, body);
  return changed;
}

/**
 * Moves the remaining operations of one document into the last transaction that touched it; all that touched it get
 * new ids. Entries are keyed by old ids. A missing entry means nothing is left of the transaction.
 */
function replaceOps(
  pending: readonly Transaction[],
  { key, ops, id }: { readonly key: DocKey; readonly ops: readonly Operation[]; readonly id: string },
): readonly (readonly [string, Transaction])[] {
  const last = pending.findLastIndex((each) => docsOf(each.ops).has(key));
  return pending
    .map((each, index): readonly [string, Transaction] => {
      if (!docsOf(each.ops).has(key)) return [each.id, each];
      const others = each.ops.filter(({ doc }) => doc !== key);
      const { key: _, ...rest } = each;
      return [each.id, { ...rest, id: `${id}-${index}`, ops: index === last ? [...others, ...ops] : others }];
    })
    .filter(([, { ops: left }]) => left.length > 0);
}

type LabeledConflict = Omit<OpenConflict, 'id'>;

/** Keeps the newer conflict for a path that was changed again after saving. */
function lastPerPath(found: readonly LabeledConflict[]): readonly LabeledConflict[] {
  return [...new Map(found.map((each) => [JSON.stringify(each.at), each])).values()];
}

interface NewConflicts {
  readonly key: DocKey;
  readonly theirs: unknown;
  readonly id: string;
  readonly found: readonly LabeledConflict[];
}

function withConflicts(
  open: readonly OpenConflict[],
  { key, theirs, id, found }: NewConflicts,
): readonly OpenConflict[] {
  const older = open
    .map((each) => (each.doc === key ? { ...each, theirs: valueAt(theirs, each.at) } : each))
    .filter((each) => !sameJson(each.ours, each.theirs))
    .filter((each) => !found.some(({ doc, at }) => doc === each.doc && sameJson(at, each.at)));
  const newer = found.map((conflict, index) => ({ ...conflict, id: `${id}-c${index}` }));
  return [...older, ...newer];
}
