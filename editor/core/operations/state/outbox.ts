import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { docsOf, joinLabels, withBase } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { applyPending, type OpState } from './op-state.ts';
import type { FieldError, Rejection } from './rejection.ts';

/** Returns the next transaction to send. Staged and rejected transactions wait. */
export function nextToSend(state: OpState): Transaction | undefined {
  return ready(state)[0];
}

/** Returns the transactions to send: all sendable ones that do not wait for a correction. */
export function ready(state: OpState): readonly Transaction[] {
  const waiting = new Set(waitingForCorrection(state));
  return sendable(state).filter((each) => !waiting.has(each));
}

/** Returns the rejected transactions, and later ones that touch the same documents and build on the rejected change. */
function waitingForCorrection(state: OpState): readonly Transaction[] {
  const rejected = new Set<DocKey>();
  return sendable(state).filter(({ id, ops }) => {
    const docs = [...docsOf(ops)];
    const isWaiting = state.rejections.has(id) || docs.some((doc) => rejected.has(doc));
    if (isWaiting) for (const doc of docs) rejected.add(doc);
    return isWaiting;
  });
}

/** Groups transactions so that each document belongs to one group. Keeps their order. */
function groupByDocuments(transactions: readonly Transaction[]): readonly (readonly Transaction[])[] {
  let groups: readonly (readonly Transaction[])[] = [];
  for (const transaction of transactions) {
    const docs = docsOf(transaction.ops);
    const isRelated = (group: readonly Transaction[]) =>
      group.some(({ ops }) => ops.some(({ doc }) => docs.has(doc)));
    const related = groups.filter(isRelated);
    groups = [...groups.filter((group) => !isRelated(group)), [...related.flat(), transaction]];
  }
  return groups;
}

/** Returns the pending transactions without unsaved changes of staged documents. */
export function sendable(state: PendingState): readonly Transaction[] {
  const staged = new Set(stagedTransactions(state));
  return state.pending.filter((each) => !staged.has(each));
}

/** The state that determines which pending transactions are staged. */
export type PendingState = Pick<OpState, 'pending' | 'staged' | 'saved'>;

/**
 * Returns the transactions that wait for Save: those of staged documents since the last Save, and later ones that
 * touch the same documents.
 */
export function stagedTransactions({ pending, staged, saved }: PendingState): readonly Transaction[] {
  const blocked = new Set<DocKey>();
  return pending.filter(({ id, ops }) => {
    const docs = [...docsOf(ops)];
    const isUnsaved = !saved.has(id) && docs.some((doc) => staged.has(doc));
    const isStaged = isUnsaved || docs.some((doc) => blocked.has(doc));
    if (isStaged) for (const doc of docs) blocked.add(doc);
    return isStaged;
  });
}

/** Returns the documents with all sendable transactions applied, without staged changes. */
export function savedBodies(state: PendingState & Pick<OpState, 'confirmed'>): Bodies {
  return applyPending(state.confirmed, sendable(state)).head;
}

/** Marks a transaction as in flight, on the current revisions. */
export function markSent(state: OpState, { id }: Transaction): OpState {
  return {
    ...state,
    pending: state.pending.map((each) => (each.id === id ? withBase(each, state.revs) : each)),
    sending: id,
    attempted: new Set(state.attempted).add(id),
  };
}

/** Applies an acknowledged transaction: its documents have new revisions, 0 when deleted. */
export function acknowledge(state: OpState, id: string, newRevs: Readonly<Record<string, number>>): OpState {
  const transaction = state.pending.find((each) => each.id === id);
  if (transaction === undefined) return { ...state, sending: undefined };
  const applied = applyOperations(state.confirmed, transaction.ops);
  const revs = new Map(state.revs);
  for (const doc of docsOf(transaction.ops)) {
    const rev = newRevs[doc] ?? 0;
    if (rev === 0) revs.delete(doc);
    else revs.set(doc, rev);
  }
  const pending = state.pending.filter((each) => each.id !== id).map((each) => withBase(each, revs));
  return {
    ...state,
    confirmed: applied.ok ? applied.bodies : state.confirmed,
    revs,
    pending,
    sending: undefined,
    attempted: without(state.attempted, id),
    saved: without(state.saved, id),
    rejections: withoutKey(state.rejections, id),
    syncError: undefined,
  };
}

/** Handles a missing response: the transaction will be resent unchanged. */
export function markForRetry(state: OpState): OpState {
  return { ...state, sending: undefined };
}

/**
 * Handles a rejection: the transaction waits for a correction, and no other document is held back. Changes of a staged
 * document are unsaved again, so that Save or Discard decides about them.
 */
export function reject(state: OpState, { id, ops }: Transaction, rejection: Rejection): OpState {
  const isStaged = [...docsOf(ops)].some((doc) => state.staged.has(doc));
  return {
    ...state,
    sending: undefined,
    attempted: without(state.attempted, id),
    saved: isStaged ? without(state.saved, id) : state.saved,
    rejections: new Map(state.rejections).set(id, rejection),
  };
}

/** Squashes rejected transactions with later ones on the same documents, which may correct them. */
export function withCorrections(state: OpState, newId: () => string): OpState {
  return groupByDocuments(waitingForCorrection(state))
    .filter((group) => group.some(({ id }) => !state.rejections.has(id)))
    .reduce((current, group) => squash(current, group, newId()), state);
}

/** Squashes a transaction with all sendable ones that share documents with it, for another attempt. */
export function squashRelated(state: OpState, { id }: Transaction, newId: string): OpState {
  const group = groupByDocuments(sendable(state)).find((each) => each.some((other) => other.id === id));
  return group === undefined ? { ...state, sending: undefined } : squash(state, group, newId);
}

/** Replaces transactions by one with the same effect and a new id: the server may know the old ones. */
function squash(state: OpState, group: readonly Transaction[], newId: string): OpState {
  const [first] = group;
  if (first === undefined) return state;
  const ids = new Set(group.map(({ id }) => id));
  const ops = compactOperations(group.flatMap((each) => each.ops));
  const label = joinLabels(group.map((each) => each.label));
  const squashed = withBase({ ...first, id: newId, label, ops: [...ops] }, state.revs);
  // At the position of the last one: transactions in between are independent of the earlier ones, which had to wait.
  const last = group.at(-1);
  const pending = state.pending.flatMap((each) => {
    if (each === last && ops.length > 0) return [squashed];
    return ids.has(each.id) ? [] : [each];
  });
  const withoutSquashed = (known: ReadonlySet<string>) => new Set([...known].filter((id) => !ids.has(id)));
  return {
    ...state,
    pending,
    sending: undefined,
    attempted: withoutSquashed(state.attempted),
    saved: withoutSquashed(state.saved).add(newId),
    rejections: new Map([...state.rejections].filter(([id]) => !ids.has(id))),
  };
}

/** Returns what prevents saving: each invalid field, or the documents of a change that was rejected as a whole. */
export function rejectedFields({ pending, rejections }: OpState): readonly FieldError[] {
  return pending.flatMap((transaction) => {
    const rejection = rejections.get(transaction.id);
    return rejection === undefined ? [] : fieldsOf(transaction, rejection);
  });
}

function fieldsOf({ ops }: Transaction, { message, errors }: Rejection): readonly FieldError[] {
  const [doc] = docsOf(ops);
  return errors.length > 0 || doc === undefined ? errors : [{ doc, path: '', message }];
}

/** The save status for the status line (editor 3.3). */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly count: number }
  /** Saving has stopped; 'Try again' resumes it. */
  | { readonly kind: 'failed' }
  /** These values cannot be saved; everything else is. */
  | { readonly kind: 'rejected'; readonly fields: readonly FieldError[] };

export function saveStatus(state: OpState): SaveStatus {
  const count = sendable(state).length;
  const { syncError } = state;
  if (count > 0 && syncError?.kind === 'offline') return { kind: 'offline', count };
  const fields = rejectedFields(state);
  if (fields.length > 0) return { kind: 'rejected', fields };
  if (count === 0) return { kind: 'saved' };
  return { kind: syncError === undefined ? 'saving' : 'failed' };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids;
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  if (!map.has(id)) return map;
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
