import type { DocKey, Transaction } from '../../../../compiler/model/index.ts';
import type { Step } from '../changes/history.ts';
import type { OpenConflict, OpState } from '../state/op-state.ts';

/** What survives the closing, crashing and killing of a tab. */
export interface Journaled {
  /** Changes that the server has not confirmed, oldest first. */
  readonly pending: readonly Transaction[];
  readonly steps: readonly Step[];
  /** How many of the steps are done and not undone. */
  readonly done: number;
  readonly conflicts: readonly OpenConflict[];
  /** Documents whose changes were not saved: they wait here too, and never leave by themselves. */
  readonly held: readonly DocKey[];
  /** Ids of pending changes of held documents that were saved, and were still on their way. */
  readonly saved: readonly string[];
}

/** What is to be written: only what has changed. All of one call is written together or not at all. */
export interface JournalChange {
  readonly putPending: readonly Transaction[];
  readonly removePending: readonly string[];
  /** Ids of all pending transactions in order, when that has changed. */
  readonly order?: readonly string[];
  readonly putSteps: readonly Step[];
  readonly removeSteps: readonly number[];
  readonly done?: number;
  readonly conflicts?: readonly OpenConflict[];
  readonly held?: readonly DocKey[];
  readonly saved?: readonly string[];
}

/** Where the journal is kept. Calls are carried out in order. */
export interface Journal {
  /** What earlier tabs, which are gone, have left. From now on it belongs to this one. */
  read(): Promise<Journaled>;
  write(change: JournalChange): Promise<void>;
}

export const EMPTY_JOURNAL: Journaled = {
  pending: [],
  steps: [],
  done: 0,
  conflicts: [],
  held: [],
  saved: [],
};

/** What to write when one state has become another; undefined when nothing that is kept has changed. */
export function journalChange(before: OpState, after: OpState): JournalChange | undefined {
  const isSame =
    before.pending === after.pending &&
    before.history === after.history &&
    before.conflicts === after.conflicts &&
    before.held === after.held &&
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
    ...(before.held !== after.held && { held: [...after.held] }),
    ...(before.saved !== after.saved && { saved: [...after.saved] }),
  };
}

/** Entries that are new or not the same object any more. */
function added<Entry>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const known = new Set(before);
  return after.filter((entry) => !known.has(entry));
}

/** A journal in memory, for tests and for browsers that refuse to store anything. */
export function createMemoryJournal(start: Journaled = EMPTY_JOURNAL): Journal & { contents(): Journaled } {
  let contents = start;
  return {
    read: async () => contents,
    write: async (change) => {
      contents = withChange(contents, change);
    },
    contents: () => contents,
  };
}

/** The contents with a change written. */
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
    held: change.held ?? contents.held,
    saved: change.saved ?? contents.saved,
  };
}
