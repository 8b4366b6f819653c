import { type DocKey, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { type Change, docsOf } from '../changes/change.ts';
import { differences, operationFor } from '../changes/differences.ts';
import { remember } from '../changes/history.ts';
import { type OpenConflict, type OpState, pushChange, type Ran, type Stamp } from './op-state.ts';
import { savedBodies, waiting } from './outbox.ts';

/**
 * From now on the document's changes wait for Save (the product editor, the settings). What was made before, and is on
 * its way, goes on.
 */
export function hold(state: OpState, doc: DocKey): OpState {
  return state.held.has(doc) ? state : { ...save(state, doc), held: new Set(state.held).add(doc) };
}

/** Save: what has waited until now may leave. What is changed from now on waits for the next Save. */
export function save(state: OpState, doc: DocKey): OpState {
  const ids = state.pending.filter(({ ops }) => docsOf(ops).has(doc)).map(({ id }) => id);
  if (ids.every((id) => state.saved.has(id))) return state;
  return { ...state, saved: new Set([...state.saved, ...ids]) };
}

/** Nobody looks at the document any more: it is held no longer, unless something waits for Save. */
export function letGo(state: OpState, doc: DocKey): OpState {
  if (!state.held.has(doc) || heldChanges(state).has(doc)) return state;
  const held = new Set(state.held);
  held.delete(doc);
  return { ...state, held };
}

/**
 * Discard: the document is again as it was saved last, also where that is still on its way. One step of undo, so that
 * discarding loses nothing either.
 */
export function discard(
  state: OpState,
  { doc, label }: { readonly doc: DocKey; readonly label: string },
  stamp: Stamp,
): Ran {
  const ops = differences(state.head.get(doc), savedBodies(state).get(doc)).map((each) =>
    operationFor(doc, each),
  );
  if (ops.length === 0) return { ok: true, state };
  const change: Change = { label, ops, holds: doc };
  const made = pushChange(state, change, stamp);
  if (!made.ok) return made;
  const waits = new Set(waiting(made.state).map(({ id }) => id));
  const wasSent = made.state.pending.some(
    ({ id, ops }) => waits.has(id) && state.attempted.has(id) && docsOf(ops).has(doc),
  );
  const pending = wasSent
    ? made.state.pending
    : made.state.pending
        .map((each) => (waits.has(each.id) ? withoutDoc(each, doc) : each))
        .filter((each) => each.ops.length > 0);
  const history = remember(state.history, {
    change: { ...change, ops: made.ops },
    inverse: made.inverse,
    t: stamp.t,
  });
  return { ok: true, state: { ...made.state, pending, history } };
}

function withoutDoc(transaction: Transaction, doc: DocKey): Transaction {
  return { ...transaction, ops: transaction.ops.filter((op) => op.doc !== doc) };
}

export type Choice = 'ours' | 'theirs' | 'both';

/** The change that a decision makes; without operations when theirs stays. */
export function decide(state: OpState, conflict: OpenConflict, choice: Choice): Change {
  const value = chosen(conflict, choice);
  const now = valueAt(state.head.get(conflict.doc), conflict.at);
  const ops = choice === 'theirs' ? [] : differences(now, value, conflict.at);
  return { label: conflict.label, ops: ops.map((each) => operationFor(conflict.doc, each)) };
}

/** Whether there is a third answer: two texts can both be kept. */
export function canKeepBoth({ ours, theirs }: OpenConflict): boolean {
  return typeof ours === 'string' && typeof theirs === 'string';
}

function chosen(conflict: OpenConflict, choice: Choice): unknown {
  const { ours, theirs } = conflict;
  if (choice === 'both' && canKeepBoth(conflict)) return `${theirs}\n\n${ours}`;
  return choice === 'theirs' ? theirs : ours;
}

/** The documents with changes that wait for Save. */
export function heldChanges({ pending, held, saved }: OpState): ReadonlySet<DocKey> {
  const unsaved = pending.filter(({ id }) => !saved.has(id));
  return new Set(unsaved.flatMap(({ ops }) => [...docsOf(ops)]).filter((doc) => held.has(doc)));
}
