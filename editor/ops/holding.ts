import { type DocKey, valueAt } from '../../compiler/model/index.ts';
import { type Change, docsOf } from './change.ts';
import { differences, operationFor } from './differences.ts';
import { remember } from './history.ts';
import { type OpenConflict, type OpState, pushChange, type Ran, type Stamp } from './op-state.ts';

/** From now on the document's changes wait for Save (the product editor, the settings). */
export function hold(state: OpState, doc: DocKey): OpState {
  return state.held.has(doc) ? state : { ...state, held: new Set(state.held).add(doc) };
}

/** Save: what waited may leave. */
export function release(state: OpState, doc: DocKey): OpState {
  if (!state.held.has(doc)) return state;
  const held = new Set(state.held);
  held.delete(doc);
  return { ...state, held };
}

/** Nobody looks at the document any more: it is held no longer, unless something waits for Save. */
export function letGo(state: OpState, doc: DocKey): OpState {
  return heldChanges(state).has(doc) ? state : release(state, doc);
}

/** Discard: the document is again as the server has it. One step of undo, so that discarding loses nothing either. */
export function discard(
  state: OpState,
  { doc, label }: { readonly doc: DocKey; readonly label: string },
  stamp: Stamp,
): Ran {
  const ops = differences(state.head.get(doc), state.confirmed.get(doc)).map((each) =>
    operationFor(doc, each),
  );
  if (ops.length === 0) return { ok: true, state };
  const change: Change = { label, ops, holds: doc };
  const made = pushChange(state, change, stamp);
  if (!made.ok) return made;
  const { attempted } = made.state;
  const wasSent = state.pending.some((each) => attempted.has(each.id) && docsOf(each.ops).has(doc));
  const pending = wasSent
    ? made.state.pending
    : made.state.pending
        .map((each) => ({ ...each, ops: each.ops.filter((op) => op.doc !== doc) }))
        .filter((each) => each.ops.length > 0);
  const history = remember(state.history, {
    change: { ...change, ops: made.ops },
    inverse: made.inverse,
    t: stamp.t,
  });
  return { ok: true, state: { ...made.state, pending, history } };
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
export function heldChanges({ pending, held }: OpState): ReadonlySet<DocKey> {
  return new Set(pending.flatMap(({ ops }) => [...docsOf(ops)]).filter((doc) => held.has(doc)));
}
