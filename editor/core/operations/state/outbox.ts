import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { docsOf, labelOf, withBase } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { headOf, type OpState } from './op-state.ts';

/** The next transaction for the server. Those of held documents, and what came after them there, wait. */
export function nextToSend(state: OpState): Transaction | undefined {
  return sendable(state)[0];
}

/** Pending changes that would be sent now; held ones are not among them. */
export function sendable(state: Kept): readonly Transaction[] {
  const kept = new Set(waiting(state));
  return state.pending.filter((each) => !kept.has(each));
}

/** What says which pending changes wait for Save. */
export type Kept = Pick<OpState, 'pending' | 'held' | 'saved'>;

/** Changes that wait for Save: those of held documents since the last one, and what came after them on what they touch. */
export function waiting({ pending, held, saved }: Kept): readonly Transaction[] {
  const blocked = new Set<DocKey>();
  return pending.filter(({ id, ops }) => {
    const docs = [...docsOf(ops)];
    const isUnsaved = !saved.has(id) && docs.some((doc) => held.has(doc));
    const waits = isUnsaved || docs.some((doc) => blocked.has(doc));
    if (waits) for (const doc of docs) blocked.add(doc);
    return waits;
  });
}

/** The documents as they will be once all that may leave has arrived: what nobody has saved yet is not in them. */
export function savedBodies(state: Kept & Pick<OpState, 'confirmed'>): Bodies {
  return headOf(state.confirmed, sendable(state)).head;
}

/** The transaction leaves, on the revisions of now. */
export function leave(state: OpState, { id }: Transaction): OpState {
  return {
    ...state,
    pending: state.pending.map((each) => (each.id === id ? withBase(each, state.revs) : each)),
    sending: id,
    attempted: new Set(state.attempted).add(id),
  };
}

/** The server has it: the documents have new revisions, 0 when they are gone. */
export function accept(state: OpState, id: string, newRevs: Readonly<Record<string, number>>): OpState {
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
    trouble: undefined,
  };
}

/** No answer came: it will be sent again as it is. */
export function stay(state: OpState): OpState {
  return { ...state, sending: undefined };
}

/**
 * The server refused. What waits is put together as one, so that a change that repairs the refused one leaves with it;
 * under a new id, because the old one was answered.
 */
export function gather(state: OpState, newId: string): OpState {
  const waiting = sendable(state);
  const first = waiting[0];
  if (first === undefined) return { ...state, sending: undefined };
  const ids = new Set(waiting.map(({ id }) => id));
  const ops = compactOperations(waiting.flatMap((each) => each.ops));
  const one = withBase(
    { ...first, id: newId, label: labelOf(waiting.map(({ label }) => label)), ops: [...ops] },
    state.revs,
  );
  const rest = state.pending.filter(({ id }) => !ids.has(id));
  return {
    ...state,
    pending: ops.length === 0 ? rest : [one, ...rest],
    sending: undefined,
    attempted: new Set([...state.attempted].filter((id) => !ids.has(id))),
    saved: new Set([...state.saved].filter((id) => !ids.has(id))).add(newId),
  };
}

/** How the saving is going: what the status line says (editor 3.3). */
export type SaveStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline'; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

export function saveStatus(state: OpState): SaveStatus {
  const count = sendable(state).length;
  const { trouble } = state;
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
