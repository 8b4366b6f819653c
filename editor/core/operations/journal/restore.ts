import { type DocKey, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { docsOf, withBase } from '../changes/change.ts';
import { compactOperations } from '../changes/compact-operations.ts';
import { sameJson } from '../changes/json-equal.ts';
import { headOf, type OpenConflict, type OpState } from '../state/op-state.ts';
import { sendable, waiting } from '../state/outbox.ts';
import type { Journaled } from './journal.ts';

/** Whether the server has a transaction already: its answer was lost with the tab that waited for it. */
export type WasAccepted = (transaction: Transaction) => Promise<Readonly<Record<string, number>> | undefined>;

/**
 * The state with what the journal kept (editor 3.3). Changes whose documents are as their author saw them are pending
 * again; what the server has already is left out; where somebody else has changed a document since, every place is
 * shown for review, and nothing is silently put over what is newer, nor thrown away.
 */
export async function restore(
  state: OpState,
  journaled: Journaled,
  wasAccepted: WasAccepted,
): Promise<OpState> {
  const known = new Map(state.revs);
  const kept: Transaction[] = [];
  const stale: Transaction[] = [];
  const staleDocs = new Set<DocKey>();
  const saved = new Set(journaled.saved);
  const neverSent = new Set(
    waiting({ pending: journaled.pending, held: new Set(journaled.held), saved }).map(({ id }) => id),
  );
  for (const transaction of journaled.pending) {
    const docs = [...docsOf(transaction.ops)];
    const isFresh = docs.every(
      (doc) => !staleDocs.has(doc) && (transaction.base[doc] ?? 0) === (known.get(doc) ?? 0),
    );
    if (isFresh) {
      kept.push(transaction);
      continue;
    }
    // What was never saved was never sent, and asking would send it.
    const revs = neverSent.has(transaction.id) ? undefined : await wasAccepted(transaction);
    const isOurs = revs !== undefined && docs.every((doc) => (revs[doc] ?? 0) === (state.revs.get(doc) ?? 0));
    // What was made on top of it, before its answer came, knew the revision before.
    if (isOurs) for (const doc of docs) known.set(doc, transaction.base[doc] ?? 0);
    if (revs !== undefined) continue;
    stale.push(transaction);
    for (const doc of docs) staleDocs.add(doc);
  }
  return withRestored(state, { journaled, kept, stale, neverSent });
}

interface Sorted {
  readonly journaled: Journaled;
  readonly kept: readonly Transaction[];
  readonly stale: readonly Transaction[];
  readonly neverSent: ReadonlySet<string>;
}

function withRestored(state: OpState, { journaled, kept, stale, neverSent }: Sorted): OpState {
  const { head, misfits } = headOf(state.confirmed, kept);
  const pending = kept.filter((each) => !misfits.includes(each)).map((each) => withBase(each, state.revs));
  const held = new Set(
    journaled.held.filter((doc) => pending.some(({ ops }) => ops.some((op) => op.doc === doc))),
  );
  const saved = new Set(journaled.saved.filter((each) => pending.some(({ id }) => id === each)));
  const reviewed = { ...state, head, pending, held, saved };
  return {
    ...reviewed,
    attempted: new Set(sendable(reviewed).map(({ id }) => id)),
    history: {
      ...state.history,
      steps: journaled.steps,
      done: Math.min(journaled.done, journaled.steps.length),
    },
    conflicts: [
      ...journaled.conflicts,
      ...conflictsOf(reviewed, { stale: [...stale, ...misfits], neverSent }),
    ],
  };
}

/** What stale transactions did, each place once, beside what stands there now. */
function conflictsOf(
  { head }: OpState,
  { stale, neverSent }: Pick<Sorted, 'stale' | 'neverSent'>,
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
