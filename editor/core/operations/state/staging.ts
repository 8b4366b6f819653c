import { type DocKey, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { type Change, docsOf } from '../changes/change.ts';
import { differences, operationFor } from '../changes/differences.ts';
import { addStep } from '../changes/history.ts';
import { type ChangeResult, type OpenConflict, type OpState, pushChange, type Stamp } from './op-state.ts';
import { savedBodies, stagedTransactions } from './outbox.ts';

/**
 * Stages a document: its changes wait for Save from now on (the product editor, settings). Earlier changes are still
 * sent.
 */
export function stage(state: OpState, doc: DocKey): OpState {
  return state.staged.has(doc) ? state : { ...save(state, doc), staged: new Set(state.staged).add(doc) };
}

/** Saves a document: its changes so far can be sent. Later changes wait for the next Save. */
export function save(state: OpState, doc: DocKey): OpState {
  const ids = state.pending.filter(({ ops }) => docsOf(ops).has(doc)).map(({ id }) => id);
  if (ids.every((id) => state.saved.has(id))) return state;
  // Without a correction, the rejected change is sent once more.
  const isRetry = ids.every((id) => state.rejections.has(id));
  const rejections = isRetry ? withoutRejections(state, ids) : state.rejections;
  return { ...state, saved: new Set([...state.saved, ...ids]), rejections };
}

function withoutRejections({ rejections }: OpState, ids: readonly string[]): OpState['rejections'] {
  return new Map([...rejections].filter(([id]) => !ids.includes(id)));
}

/** Stops staging a document when it is no longer open, unless it has unsaved changes. */
export function release(state: OpState, doc: DocKey): OpState {
  if (!state.staged.has(doc) || stagedChanges(state).has(doc)) return state;
  const staged = new Set(state.staged);
  staged.delete(doc);
  return { ...state, staged };
}

/**
 * Reverts a document to its last saved state, even if that is still being sent. One undo step, so that discarding
 * loses nothing.
 */
export function discard(
  state: OpState,
  { doc, label }: { readonly doc: DocKey; readonly label: string },
  stamp: Stamp,
): ChangeResult {
  const ops = differences(state.head.get(doc), savedBodies(state).get(doc)).map((each) =>
    operationFor(doc, each),
  );
  if (ops.length === 0) return { ok: true, state };
  const change: Change = { label, ops, stages: doc };
  const pushed = pushChange(state, change, stamp);
  if (!pushed.ok) return pushed;
  const stagedIds = new Set(stagedTransactions(pushed.state).map(({ id }) => id));
  const wasSent = pushed.state.pending.some(
    ({ id, ops }) => stagedIds.has(id) && state.attempted.has(id) && docsOf(ops).has(doc),
  );
  const pending = wasSent
    ? pushed.state.pending
    : pushed.state.pending
        .map((each) => (stagedIds.has(each.id) ? withoutDoc(each, doc) : each))
        .filter((each) => each.ops.length > 0);
  const rejections = withoutRejections(
    state,
    state.pending.filter(({ ops }) => docsOf(ops).has(doc)).map(({ id }) => id),
  );
  const history = addStep(state.history, {
    change: { ...change, ops: pushed.ops },
    inverse: pushed.inverse,
    t: stamp.t,
  });
  return { ok: true, state: { ...pushed.state, pending, history, rejections } };
}

function withoutDoc(transaction: Transaction, doc: DocKey): Transaction {
  return { ...transaction, ops: transaction.ops.filter((op) => op.doc !== doc) };
}

export type Choice = 'ours' | 'theirs' | 'both';

/** Returns the change that resolves a conflict; without operations when theirs is kept. */
export function resolveConflict(state: OpState, conflict: OpenConflict, choice: Choice): Change {
  const value = chosenValue(conflict, choice);
  const current = valueAt(state.head.get(conflict.doc), conflict.at);
  const ops = choice === 'theirs' ? [] : differences(current, value, conflict.at);
  return { label: conflict.label, ops: ops.map((each) => operationFor(conflict.doc, each)) };
}

/** Returns whether both values can be kept, which is possible for two texts. */
export function canKeepBoth({ ours, theirs }: OpenConflict): boolean {
  return typeof ours === 'string' && typeof theirs === 'string';
}

function chosenValue(conflict: OpenConflict, choice: Choice): unknown {
  const { ours, theirs } = conflict;
  if (choice === 'both' && canKeepBoth(conflict)) return `${theirs}\n\n${ours}`;
  return choice === 'theirs' ? theirs : ours;
}

/** Returns the documents with unsaved changes. */
export function stagedChanges({ pending, staged, saved }: OpState): ReadonlySet<DocKey> {
  const unsaved = pending.filter(({ id }) => !saved.has(id));
  return new Set(unsaved.flatMap(({ ops }) => [...docsOf(ops)]).filter((doc) => staged.has(doc)));
}
