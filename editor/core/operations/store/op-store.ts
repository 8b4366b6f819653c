import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import type { Command } from '../changes/change.ts';
import { fits, forget, type Step, stepToRedo, stepToUndo } from '../changes/history.ts';
import { type Journal, journalChange } from '../journal/journal.ts';
import { restore, type WasAccepted } from '../journal/restore.ts';
import { type OpState, openState, pushChange, type Ran, runChange } from '../state/op-state.ts';
import type { Clock } from '../state/ports.ts';
import { type Choice, decide, discard, heldChanges, hold, letGo, save } from '../state/staging.ts';

/** What a call of the store did. A refusal leaves everything as it was. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Undone or done again: what it was called, and where, so that the screen can go there. */
export type StepOutcome =
  | { readonly ok: true; readonly label: string; readonly step: Step }
  /** `isStale`: somebody else has changed the place since; the step is forgotten. Else there was none. */
  | { readonly ok: false; readonly isStale: boolean; readonly label: string };

/**
 * The documents of a site while they are edited: every change is a command's, can be undone, is in the journal at once
 * and on its way to the server soon (`startSync`). Nothing here knows React or the page.
 */
export interface OpStore {
  readonly states: StoreApi<OpState>;
  /** Carries a command out. A command without operations changes nothing and is no step. */
  run(command: Command): Outcome;
  undo(): StepOutcome;
  redo(): StepOutcome;
  /** Changes of the document wait from now on, each until the next `save` or `discard`. */
  hold(doc: DocKey): void;
  /** Holds the document no longer, unless something waits there: that is neither saved nor lost. */
  letGo(doc: DocKey): void;
  /** Lets what has waited until now go. What is changed after it, while that is on its way too, waits for the next one. */
  save(doc: DocKey): void;
  /**
   * Takes back what waited, as one step of undo with this label; undoing brings the changes back as what they were: not
   * saved.
   */
  discard(doc: DocKey, label: string): Outcome;
  /** Ends a conflict. */
  resolve(conflictId: string, choice: Choice): Outcome;
  newId(): string;
}

export interface OpStoreOptions {
  readonly docs: readonly Doc[];
  readonly journal: Journal;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly wasAccepted: WasAccepted;
  /** Steps of undo that are kept; 500 when absent. */
  readonly historySteps?: number;
  /** The journal cannot be written (the disk is full, the browser forbids it): said once. */
  readonly onJournalLost?: () => void;
}

/** Opens the store with what the journal kept; only then is there anything to show. */
export async function openOpStore(options: OpStoreOptions): Promise<OpStore> {
  const { docs, journal, historySteps, wasAccepted } = options;
  const journaled = await journal.read();
  const fresh = openState(docs, historySteps);
  const state = await restore(fresh, journaled, wasAccepted);
  const { pending, steps, done, conflicts } = journaled;
  const held = new Set(journaled.held);
  const kept: OpState = { ...fresh, pending, conflicts, held, history: { ...fresh.history, steps, done } };
  // What the restoring has decided is written too: conflicts that it found, transactions that it dropped.
  const change = journalChange(kept, state);
  if (change !== undefined) await journal.write(change);
  const states = createStore<OpState>(() => state);
  keepJournal(states, options);
  return storeOf(states, options);
}

/** Writes at once and does not wait: what is killed in between loses at most the command that was just being written. */
function keepJournal(states: StoreApi<OpState>, { journal, onJournalLost }: OpStoreOptions): void {
  let isLost = false;
  states.subscribe((after, before) => {
    const change = journalChange(before, after);
    if (change === undefined) return;
    journal.write(change).catch(() => {
      if (!isLost) onJournalLost?.();
      isLost = true;
    });
  });
}

function storeOf(states: StoreApi<OpState>, { clock, newId }: OpStoreOptions): OpStore {
  const stamp = () => ({ id: newId(), t: clock.now() });
  const take = (ran: Ran): Outcome => {
    if (!ran.ok) return ran;
    states.setState(ran.state);
    return { ok: true };
  };
  return {
    states,
    newId,
    run: (command) => {
      const state = states.getState();
      const change = command(state.head);
      return change.ops.length === 0 ? { ok: true } : take(runChange(state, change, stamp()));
    },
    undo: () => takeStep(states, { step: stepToUndo(states.getState().history), direction: -1 }, stamp()),
    redo: () => takeStep(states, { step: stepToRedo(states.getState().history), direction: 1 }, stamp()),
    hold: (doc) => states.setState((state) => hold(state, doc)),
    letGo: (doc) => states.setState((state) => letGo(state, doc)),
    save: (doc) => states.setState((state) => save(state, doc)),
    discard: (doc, label) => {
      const outcome = take(discard(states.getState(), { doc, label }, stamp()));
      // What may be on the server already is taken back there.
      states.setState((state) => save(state, doc));
      return outcome;
    },
    resolve: (conflictId, choice) => {
      const state = states.getState();
      const conflict = state.conflicts.find(({ id }) => id === conflictId);
      if (conflict === undefined) return { ok: true };
      const change = decide(state, conflict, choice);
      const ran: Ran = change.ops.length === 0 ? { ok: true, state } : runChange(state, change, stamp());
      if (!ran.ok) return ran;
      const conflicts = state.conflicts.filter(({ id }) => id !== conflictId);
      const leaves = conflict.isSaved === true && !heldChanges(state).has(conflict.doc);
      states.setState({ ...(leaves ? save(ran.state, conflict.doc) : ran.state), conflicts });
      return { ok: true };
    },
  };
}

function takeStep(
  states: StoreApi<OpState>,
  { step, direction }: { readonly step: Step | undefined; readonly direction: -1 | 1 },
  stamp: { readonly id: string; readonly t: number },
): StepOutcome {
  if (step === undefined) return { ok: false, isStale: false, label: '' };
  const state = states.getState();
  const ops = direction < 0 ? step.inverse : step.forward;
  const { holds } = step;
  const from = holds === undefined || direction > 0 ? state : hold(state, holds);
  const made = fits(state.head, ops) ? pushChange(from, { label: step.label, ops }, stamp) : undefined;
  if (made?.ok !== true) {
    states.setState({ history: forget(state.history, step) });
    return { ok: false, isStale: true, label: step.label };
  }
  const history = { ...state.history, done: state.history.done + direction };
  states.setState({ ...made.state, history });
  return { ok: true, label: step.label, step };
}
