import {
  applyOperations,
  type Bodies,
  type DocKey,
  type Operation,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { type Change, docsOf, MERGE_MS } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { addPermanent, addStep, emptyHistory, type History, withPrevious } from '../changes/history.ts';
import type { Conflict } from '../changes/merge.ts';
import type { SiteDoc } from './ports.ts';
import type { Rejection } from './rejection.ts';

/** Why changes are not being saved. */
export type SyncError =
  /** Changes stay on this device until the network is back. */
  | { readonly kind: 'offline' }
  /** Other users write faster than their changes can be loaded. */
  | { readonly kind: 'failed' }
  /** The session has expired; saving continues after signing in. */
  | { readonly kind: 'signed-out' };

/** A conflict that the user has to resolve; journaled until then. */
export interface OpenConflict extends Conflict {
  readonly id: string;
  /** Label of our change. */
  readonly label: string;
  /** Whether our change was saved; the resolution is then saved too. */
  readonly isSaved?: boolean;
}

/** The editor's documents. Invariant: head is confirmed with all pending transactions applied. */
export interface OpState {
  readonly head: Bodies;
  readonly confirmed: Bodies;
  readonly revs: ReadonlyMap<DocKey, number>;
  /**
   * Documents that are not loaded: `head` and `confirmed` have summaries of them. They cannot be changed, and no
   * pending transaction, undo step or conflict concerns them.
   */
  readonly summarized: ReadonlySet<DocKey>;
  /** Transactions that the server has not confirmed, oldest first. */
  readonly pending: readonly Transaction[];
  /** Id of the transaction in flight. */
  readonly sending: string | undefined;
  /**
   * Ids that the server may have seen although its response was lost. It returns the first result for a repeated id,
   * so such a transaction must be resent unchanged and never grow.
   */
  readonly attempted: ReadonlySet<string>;
  readonly history: History;
  /** Documents whose changes wait for Save. */
  readonly staged: ReadonlySet<DocKey>;
  /**
   * Ids of pending transactions that can be sent although their document is staged: they existed at the last Save.
   */
  readonly saved: ReadonlySet<string>;
  readonly conflicts: readonly OpenConflict[];
  /** Why pending transactions were rejected, by their ids. They wait for a correction; everything else is sent. */
  readonly rejections: ReadonlyMap<string, Rejection>;
  readonly syncError: SyncError | undefined;
}

/** Id and time for a pure state transition. */
export interface Stamp {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly t: number;
}

export type ChangeResult =
  | { readonly ok: true; readonly state: OpState }
  /** The change does not apply, there is nothing to do, or these documents must be loaded first. */
  | { readonly ok: false; readonly message: string; readonly notLoaded?: readonly DocKey[] };

export function createState(docs: readonly SiteDoc[], historySteps?: number): OpState {
  const bodies: Bodies = new Map(docs.map(({ key, body }) => [key, body]));
  return {
    head: bodies,
    confirmed: bodies,
    revs: new Map(docs.map(({ key, rev }) => [key, rev])),
    summarized: new Set(docs.filter(({ isSummary }) => isSummary === true).map(({ key }) => key)),
    pending: [],
    sending: undefined,
    attempted: new Set(),
    history: emptyHistory(historySteps),
    staged: new Set(),
    saved: new Set(),
    conflicts: [],
    rejections: new Map(),
    syncError: undefined,
  };
}

/** Applies a change as one undo step, or as none if it is permanent. */
export function runChange(state: OpState, change: Change, stamp: Stamp): ChangeResult {
  const pushed = pushChange(state, change, stamp);
  if (!pushed.ok) return pushed;
  const { inverse, state: next } = pushed;
  const complete = { ...change, ops: pushed.ops };
  const history =
    change.isPermanent === true
      ? addPermanent(state.history, pushed.ops)
      : addStep(state.history, { change: complete, inverse, t: stamp.t });
  return { ok: true, state: { ...next, history } };
}

type PushResult =
  | {
      readonly ok: true;
      readonly state: OpState;
      readonly ops: readonly Operation[];
      readonly inverse: readonly Operation[];
    }
  | { readonly ok: false; readonly message: string; readonly notLoaded?: readonly DocKey[] };

/** Applies a change without an undo step, for undo and redo. */
export function pushChange(state: OpState, change: Change, stamp: Stamp): PushResult {
  const notLoaded = [...docsOf(change.ops)].filter((doc) => state.summarized.has(doc));
  if (notLoaded.length > 0) return { ok: false, message: change.label, notLoaded };
  const ops = withPrevious(state.head, change.ops);
  const applied = applyOperations(state.head, ops ?? change.ops);
  if (ops === undefined || !applied.ok)
    return { ok: false, message: applied.ok ? change.label : applied.message };
  const pending = withTransaction(state, { ...change, ops }, stamp);
  return { ok: true, state: { ...state, head: applied.bodies, pending }, ops, inverse: applied.inverse };
}

/** Extends the last pending transaction when the change continues it (typing), else adds one. */
function withTransaction(
  { pending, attempted, saved, rejections, revs }: OpState,
  { label, key, ops }: Change,
  { id, t }: Stamp,
): readonly Transaction[] {
  const last = pending.at(-1);
  if (
    last !== undefined &&
    !attempted.has(last.id) &&
    !saved.has(last.id) &&
    !rejections.has(last.id) &&
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

/** Applies pending transactions to the confirmed bodies. Transactions that do not apply are skipped and returned. */
export function applyPending(
  confirmed: Bodies,
  pending: readonly Transaction[],
): { readonly head: Bodies; readonly inapplicable: readonly Transaction[] } {
  const inapplicable: Transaction[] = [];
  let head = confirmed;
  for (const transaction of pending) {
    const applied = applyOperations(head, transaction.ops);
    if (applied.ok) head = applied.bodies;
    else inapplicable.push(transaction);
  }
  return { head, inapplicable };
}
