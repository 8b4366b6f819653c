import { type DocKey, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { docsOf, withBase } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { sameJson } from '../changes/json-equal.ts';
import { applyPending, type OpenConflict, type OpState } from '../state/op-state.ts';
import { sendable, stagedTransactions } from '../state/outbox.ts';
import type { Journaled } from './journal.ts';

/** Asks the server whether it has a transaction whose response was lost when the tab closed. */
export type WasAccepted = (transaction: Transaction) => Promise<Readonly<Record<string, number>> | undefined>;

/**
 * Restores the journaled state (editor 3.3). Transactions on unchanged documents are pending again; those the server
 * already has are dropped. Where a document has changed since, every path becomes a conflict to review: nothing newer
 * is overwritten and nothing is lost.
 */
export async function restore(
  state: OpState,
  journaled: Journaled,
  wasAccepted: WasAccepted,
): Promise<OpState> {
  const knownRevs = new Map(state.revs);
  const fresh: Transaction[] = [];
  const stale: Transaction[] = [];
  const staleDocs = new Set<DocKey>();
  const saved = new Set(journaled.saved);
  const neverSent = new Set(
    stagedTransactions({ pending: journaled.pending, staged: new Set(journaled.staged), saved }).map(
      ({ id }) => id,
    ),
  );
  for (const transaction of journaled.pending) {
    const docs = [...docsOf(transaction.ops)];
    const isFresh = docs.every(
      (doc) => !staleDocs.has(doc) && (transaction.base[doc] ?? 0) === (knownRevs.get(doc) ?? 0),
    );
    if (isFresh) {
      fresh.push(transaction);
      continue;
    }
    // Unsaved changes were never sent, and asking the server would send them.
    const revs = neverSent.has(transaction.id) ? undefined : await wasAccepted(transaction);
    const isOurs = revs !== undefined && docs.every((doc) => (revs[doc] ?? 0) === (state.revs.get(doc) ?? 0));
    // Changes made on top of it before its response arrived have the previous revision as their base.
    if (isOurs) for (const doc of docs) knownRevs.set(doc, transaction.base[doc] ?? 0);
    if (revs !== undefined) continue;
    stale.push(transaction);
    for (const doc of docs) staleDocs.add(doc);
  }
  return withRestored(state, { journaled, fresh, stale, neverSent });
}

interface SortedTransactions {
  readonly journaled: Journaled;
  readonly fresh: readonly Transaction[];
  readonly stale: readonly Transaction[];
  readonly neverSent: ReadonlySet<string>;
}

function withRestored(state: OpState, { journaled, fresh, stale, neverSent }: SortedTransactions): OpState {
  const { head, inapplicable } = applyPending(state.confirmed, fresh);
  const pending = fresh
    .filter((each) => !inapplicable.includes(each))
    .map((each) => withBase(each, state.revs));
  const staged = new Set(
    journaled.staged.filter((doc) => pending.some(({ ops }) => ops.some((op) => op.doc === doc))),
  );
  const saved = new Set(journaled.saved.filter((each) => pending.some(({ id }) => id === each)));
  const restored = { ...state, head, pending, staged, saved };
  return {
    ...restored,
    attempted: new Set(sendable(restored).map(({ id }) => id)),
    history: {
      ...state.history,
      steps: journaled.steps,
      done: Math.min(journaled.done, journaled.steps.length),
    },
    conflicts: [
      ...journaled.conflicts,
      ...conflictsOf(restored, { stale: [...stale, ...inapplicable], neverSent }),
    ],
  };
}

/** Returns the conflicts of stale transactions with the current values, one per path. */
function conflictsOf(
  { head }: OpState,
  { stale, neverSent }: Pick<SortedTransactions, 'stale' | 'neverSent'>,
): readonly OpenConflict[] {
  const found = new Map<string, OpenConflict>();
  for (const { id, label, ops } of stale)
    for (const [index, { doc, at, kind, value }] of compactOperations(ops).entries()) {
      const ours = kind === 'remove' || kind === 'unset' ? undefined : value;
      const theirs = valueAt(head.get(doc), at);
      const isSaved = !neverSent.has(id);
      found.set(JSON.stringify([doc, at]), { id: `${id}-r${index}`, label, isSaved, doc, at, ours, theirs });
    }
  return [...found.values()].filter(({ ours, theirs }) => !sameJson(ours, theirs));
}
