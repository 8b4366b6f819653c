import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { docsOf, joinLabels, withBase } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { applyPending, type OpState } from './op-state.ts';

/** Returns the next transaction to send. Staged transactions wait. */
export function nextToSend(state: OpState): Transaction | undefined {
  return sendable(state)[0];
}

/** Returns the pending transactions that can be sent now. */
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
    syncError: undefined,
  };
}

/** Handles a missing response: the transaction will be resent unchanged. */
export function markForRetry(state: OpState): OpState {
  return { ...state, sending: undefined };
}

/**
 * Handles a rejection: squashes the sendable transactions into one, so that a correcting change is sent together with
 * the rejected one. It gets a new id, because the server has used the old one.
 */
export function squash(state: OpState, newId: string): OpState {
  const unsent = sendable(state);
  const first = unsent[0];
  if (first === undefined) return { ...state, sending: undefined };
  const ids = new Set(unsent.map(({ id }) => id));
  const ops = compactOperations(unsent.flatMap((each) => each.ops));
  const squashed = withBase(
    { ...first, id: newId, label: joinLabels(unsent.map(({ label }) => label)), ops: [...ops] },
    state.revs,
  );
  const rest = state.pending.filter(({ id }) => !ids.has(id));
  return {
    ...state,
    pending: ops.length === 0 ? rest : [squashed, ...rest],
    sending: undefined,
    attempted: new Set([...state.attempted].filter((id) => !ids.has(id))),
    saved: new Set([...state.saved].filter((id) => !ids.has(id))).add(newId),
  };
}

/** The save status for the status line (editor 3.3). */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

export function saveStatus(state: OpState): SaveStatus {
  const count = sendable(state).length;
  const { syncError: trouble } = state;
  if (count === 0) return { kind: 'saved' };
  if (trouble === undefined) return { kind: 'saving' };
  if (trouble.kind === 'offline') return { kind: 'offline', count };
  return { kind: 'failed', message: trouble.kind === 'failed' ? trouble.message : '' };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  if (!ids.has(id)) return ids;
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
}
