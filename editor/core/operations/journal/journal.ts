import type { DocKey, Transaction } from '../../../../compiler/model/index.ts';
import type { Step } from '../changes/history.ts';
import type { OpenConflict, OpState } from '../state/op-state.ts';

/** The state that survives a closed or crashed tab. */
export interface Journaled {
  /** Changes that the server has not confirmed, oldest first. */
  readonly pending: readonly Transaction[];
  readonly steps: readonly Step[];
  /** Number of steps that are done and not undone. */
  readonly done: number;
  readonly conflicts: readonly OpenConflict[];
  /** Documents with staged changes: they stay staged and are never sent without Save. */
  readonly staged: readonly DocKey[];
  /** Ids of pending changes of staged documents that were saved but not yet acknowledged. */
  readonly saved: readonly string[];
}

/** A write to the journal with only what has changed. Each write is atomic. */
export interface JournalChange {
  readonly putPending: readonly Transaction[];
  readonly removePending: readonly string[];
  /** Ids of all pending transactions in order, when the order has changed. */
  readonly order?: readonly string[];
  readonly putSteps: readonly Step[];
  readonly removeSteps: readonly number[];
  readonly done?: number;
  readonly conflicts?: readonly OpenConflict[];
  readonly staged?: readonly DocKey[];
  readonly saved?: readonly string[];
}

/** Storage of the journal. Calls run in order. */
export interface Journal {
  /** Reads the entries of closed tabs. From then on they belong to this tab. */
  read(): Promise<Journaled>;
  write(change: JournalChange): Promise<void>;
  /** Leaves the entries to the next journal, as when the tab is closed. */
  close(): void;
}

export const EMPTY_JOURNAL: Journaled = {
  pending: [],
  steps: [],
  done: 0,
  conflicts: [],
  staged: [],
  saved: [],
};

/** Returns the write for a change of state, or undefined when no journaled part has changed. */
export function journalChange(before: OpState, after: OpState): JournalChange | undefined {
  const isSame =
    before.pending === after.pending &&
    before.history === after.history &&
    before.conflicts === after.conflicts &&
    before.staged === after.staged &&
    before.saved === after.saved;
  if (isSame) return undefined;
  const ids = new Set(after.pending.map(({ id }) => id));
  const positions = new Set(after.history.steps.map(({ position }) => position));
  const order = after.pending.map(({ id }) => id);
  const wasInOrder =
    before.pending.length === order.length && before.pending.every(({ id }, i) => id === order[i]);
  return {
    putPending: added(before.pending, after.pending),
    removePending: before.pending.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    ...(!wasInOrder && { order }),
    putSteps: added(before.history.steps, after.history.steps),
    removeSteps: before.history.steps
      .filter(({ position }) => !positions.has(position))
      .map(({ position }) => position),
    ...(before.history.done !== after.history.done && { done: after.history.done }),
    ...(before.conflicts !== after.conflicts && { conflicts: after.conflicts }),
    ...(before.staged !== after.staged && { staged: [...after.staged] }),
    ...(before.saved !== after.saved && { saved: [...after.saved] }),
  };
}

/** Returns entries that are new or no longer the same object. */
function added<Entry>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const known = new Set(before);
  return after.filter((entry) => !known.has(entry));
}

/** An in-memory journal, for tests and for browsers without storage. */
export function createMemoryJournal(start: Journaled = EMPTY_JOURNAL): Journal & { contents(): Journaled } {
  let contents = start;
  return {
    read: async () => contents,
    write: async (change) => {
      contents = withChange(contents, change);
    },
    close: () => {},
    contents: () => contents,
  };
}

/** Returns the contents after a write. */
export function withChange(contents: Journaled, change: JournalChange): Journaled {
  const pending = new Map(contents.pending.map((each) => [each.id, each]));
  for (const id of change.removePending) pending.delete(id);
  for (const each of change.putPending) pending.set(each.id, each);
  const order = change.order ?? contents.pending.map(({ id }) => id);
  const steps = new Map(contents.steps.map((step) => [step.position, step]));
  for (const position of change.removeSteps) steps.delete(position);
  for (const step of change.putSteps) steps.set(step.position, step);
  return {
    pending: order.map((id) => pending.get(id)).filter((each) => each !== undefined),
    steps: [...steps.values()].sort((left, right) => left.position - right.position),
    done: change.done ?? contents.done,
    conflicts: change.conflicts ?? contents.conflicts,
    staged: change.staged ?? contents.staged,
    saved: change.saved ?? contents.saved,
  };
}
