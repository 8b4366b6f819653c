import {
  applyOperations,
  type Bodies,
  type Doc,
  type DocKey,
  type Operation,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { type Change, docsOf, MERGE_MS } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { emptyHistory, type History, remember, withPrevious } from '../changes/history.ts';
import type { Conflict } from '../changes/merge.ts';

/** Why changes are not where they should be. */
export type Trouble =
  /** Changes are kept on this device until the network is back. */
  | { readonly kind: 'offline' }
  /** The server said no, in these words. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The session is over: whoever signs in again goes on. */
  | { readonly kind: 'signed-out' };

/** A place that a person has to decide about; kept in the journal until then. */
export interface OpenConflict extends Conflict {
  readonly id: string;
  /** What our change was called. */
  readonly label: string;
  /** Our change had been saved, and what is decided leaves as it did. */
  readonly isSaved?: boolean;
}

/** Everything the editor knows of the site's documents. Head is confirmed with all of pending on top, always. */
export interface OpState {
  readonly head: Bodies;
  readonly confirmed: Bodies;
  readonly revs: ReadonlyMap<DocKey, number>;
  /** Changes that the server has not confirmed, oldest first. */
  readonly pending: readonly Transaction[];
  /** The id of the one that is on its way. */
  readonly sending: string | undefined;
  /**
   * Ids that the server may have seen already, though its answer was lost. It answers a repeated id with what it did the
   * first time, so that such a transaction must be sent again as it is and never grow.
   */
  readonly attempted: ReadonlySet<string>;
  readonly history: History;
  /** Documents whose changes wait for the word Save. */
  readonly held: ReadonlySet<DocKey>;
  /** Ids of pending transactions that may leave although a document of theirs is held: they were there at the last Save. */
  readonly saved: ReadonlySet<string>;
  readonly conflicts: readonly OpenConflict[];
  readonly trouble: Trouble | undefined;
}

/** What a pure step must be given: ids and the time. */
export interface Stamp {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly t: number;
}

export type Ran =
  | { readonly ok: true; readonly state: OpState }
  /** It would not fit, or there is nothing to do. */
  | { readonly ok: false; readonly message: string };

export function openState(docs: readonly Doc[], historySteps?: number): OpState {
  const bodies: Bodies = new Map(docs.map(({ key, body }) => [key, body]));
  return {
    head: bodies,
    confirmed: bodies,
    revs: new Map(docs.map(({ key, rev }) => [key, rev])),
    pending: [],
    sending: undefined,
    attempted: new Set(),
    history: emptyHistory(historySteps),
    held: new Set(),
    saved: new Set(),
    conflicts: [],
    trouble: undefined,
  };
}

/** Carries a change out as one step of undo. */
export function runChange(state: OpState, change: Change, stamp: Stamp): Ran {
  const made = pushChange(state, change, stamp);
  if (!made.ok) return made;
  const { inverse, state: next } = made;
  const known = { ...change, ops: made.ops };
  return {
    ok: true,
    state: { ...next, history: remember(state.history, { change: known, inverse, t: stamp.t }) },
  };
}

type Pushed =
  | {
      readonly ok: true;
      readonly state: OpState;
      readonly ops: readonly Operation[];
      readonly inverse: readonly Operation[];
    }
  | { readonly ok: false; readonly message: string };

/** Carries a change out without a step of undo: what undo and redo do themselves. */
export function pushChange(state: OpState, change: Change, stamp: Stamp): Pushed {
  const ops = withPrevious(state.head, change.ops);
  const applied = applyOperations(state.head, ops ?? change.ops);
  if (ops === undefined || !applied.ok)
    return { ok: false, message: applied.ok ? change.label : applied.message };
  const pending = withTransaction(state, { ...change, ops }, stamp);
  return { ok: true, state: { ...state, head: applied.bodies, pending }, ops, inverse: applied.inverse };
}

/** Grows the last pending transaction when the change continues it (typing), else adds one. */
function withTransaction(
  { pending, attempted, saved, revs }: OpState,
  { label, key, ops }: Change,
  { id, t }: Stamp,
): readonly Transaction[] {
  const last = pending.at(-1);
  if (
    last !== undefined &&
    !attempted.has(last.id) &&
    !saved.has(last.id) &&
    key !== undefined &&
    last.key === key &&
    t - last.t < MERGE_MS
  ) {
    const both = compactOperations([...last.ops, ...ops]);
    return both.length === 0
      ? pending.slice(0, -1)
      : [...pending.slice(0, -1), { ...last, ops: [...both], t }];
  }
  const base = Object.fromEntries([...docsOf(ops)].map((doc) => [doc, revs.get(doc) ?? 0]));
  return [...pending, { id, label, ...(key !== undefined && { key }), ops: [...ops], base, t }];
}

/** What is in the head when pending goes on top of confirmed; a transaction that does not fit is left out and named. */
export function headOf(
  confirmed: Bodies,
  pending: readonly Transaction[],
): { readonly head: Bodies; readonly misfits: readonly Transaction[] } {
  const misfits: Transaction[] = [];
  let head = confirmed;
  for (const transaction of pending) {
    const applied = applyOperations(head, transaction.ops);
    if (applied.ok) head = applied.bodies;
    else misfits.push(transaction);
  }
  return { head, misfits };
}
