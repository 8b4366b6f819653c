import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { type Command, docsOf } from '../changes/change.ts';
import {
  deletedDocs,
  matchesPrevious,
  removeStep,
  type Step,
  stepToRedo,
  stepToUndo,
} from '../changes/history.ts';
import { isAnyTaxonUsed } from '../changes/taxon-references.ts';
import { type Journal, type Journaled, journalChange } from '../journal/journal.ts';
import { restore, type WasAccepted } from '../journal/restore.ts';
import { createBodyLoader } from '../state/body-loader.ts';
import { type ChangeResult, createState, type OpState, pushChange, runChange } from '../state/op-state.ts';
import type { Clock, Documents, SiteDoc } from '../state/ports.ts';
import {
  type Choice,
  discard,
  release,
  resolveConflict,
  save,
  stage,
  stagedChanges,
} from '../state/staging.ts';
import { type ChangeTimes, recordChangeTimes } from './change-times.ts';

/** Result of a store method. A failure changes nothing. */
export type Outcome =
  | { readonly ok: true }
  /** `notLoaded`: documents that must be loaded before the command can change them. */
  | { readonly ok: false; readonly message: string; readonly notLoaded?: readonly DocKey[] };

/** Result of undo or redo, with the label and step, so that the screen can navigate to it. */
export type StepOutcome =
  | { readonly ok: true; readonly label: string; readonly step: Step }
  /**
   * `isStale`: the path was changed since, or something refers to the tag or category that the step would delete. The
   * step was removed. Otherwise there was no step.
   */
  | { readonly ok: false; readonly isStale: boolean; readonly label: string };

/**
 * The documents of a site during editing. Every change is made by a command, can be undone, is journaled immediately
 * and sent soon after (`startSync`). Independent of React and the DOM.
 */
export interface OpStore {
  readonly states: StoreApi<OpState>;
  readonly changeTimes: ChangeTimes;
  /** Runs a command. A command without operations changes nothing and adds no step. */
  run(command: Command): Outcome;
  undo(): StepOutcome;
  redo(): StepOutcome;
  /** Stages the document's changes until the next `save` or `discard`. */
  stage(doc: DocKey): void;
  /** Stops staging the document unless it has unsaved changes, which are neither saved nor lost. */
  release(doc: DocKey): void;
  /** Saves the staged changes so far. Changes made while they are being sent wait for the next `save`. */
  save(doc: DocKey): void;
  /** Reverts the unsaved changes in one undo step with this label. Undo restores them as unsaved. */
  discard(doc: DocKey, label: string): Outcome;
  /** Resolves a conflict. */
  resolve(conflictId: string, choice: Choice): Outcome;
  newId(): string;
}

export interface OpStoreOptions {
  readonly docs: readonly SiteDoc[];
  /** Loads documents that the journal refers to and that `docs` only has summaries of. */
  readonly read: Documents['read'];
  readonly journal: Journal;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly wasAccepted: WasAccepted;
  /** Maximum number of undo steps; 500 by default. */
  readonly historySteps?: number;
  /** Called once when the journal cannot be written (full disk, blocked storage). */
  readonly onJournalFailed?: () => void;
}

/**
 * Opens the store with the journaled state restored. Nothing can be rendered before. Rejects when a document of the
 * journal cannot be loaded; the journal is then closed, so that another attempt can restore it.
 */
export async function openOpStore(options: OpStoreOptions): Promise<OpStore> {
  const { docs, journal, historySteps, wasAccepted } = options;
  const journaled = await journal.read();
  const fresh = await withJournaledDocs(createState(docs, historySteps), journaled, options);
  const state = await restore(fresh, journaled, wasAccepted);
  const { pending, steps, done, conflicts } = journaled;
  const staged = new Set(journaled.staged);
  const journaledState: OpState = {
    ...fresh,
    pending,
    conflicts,
    staged,
    history: { ...fresh.history, steps, done },
  };
  // Also write the result of restoring: new conflicts and dropped transactions.
  const change = journalChange(journaledState, state);
  if (change !== undefined) await journal.write(change);
  const states = createStore<OpState>(() => state);
  writeJournal(states, options);
  return storeOf(states, options);
}

async function withJournaledDocs(
  state: OpState,
  { pending, steps, conflicts, staged }: Journaled,
  { read, journal }: OpStoreOptions,
): Promise<OpState> {
  const ops = [...pending.flatMap((each) => each.ops), ...steps.flatMap((step) => step.forward)];
  const keys = new Set([...docsOf(ops), ...conflicts.map(({ doc }) => doc), ...staged]);
  const states = createStore<OpState>(() => state);
  try {
    await createBodyLoader({ states, read })([...keys]);
  } catch (error) {
    journal.close();
    throw error;
  }
  return states.getState();
}

/** Writes immediately without waiting, so that a crash loses at most the last command. */
function writeJournal(states: StoreApi<OpState>, { journal, onJournalFailed }: OpStoreOptions): void {
  let hasFailed = false;
  states.subscribe((after, before) => {
    const change = journalChange(before, after);
    if (change === undefined) return;
    journal.write(change).catch(() => {
      if (!hasFailed) onJournalFailed?.();
      hasFailed = true;
    });
  });
}

function storeOf(states: StoreApi<OpState>, { clock, newId }: OpStoreOptions): OpStore {
  const stamp = () => ({ id: newId(), t: clock.now() });
  const apply = (result: ChangeResult): Outcome => {
    if (!result.ok) return result;
    states.setState(result.state);
    return { ok: true };
  };
  return {
    states,
    changeTimes: recordChangeTimes(states, clock),
    newId,
    run: (command) => {
      const state = states.getState();
      const change = command(state.head);
      return change.ops.length === 0 ? { ok: true } : apply(runChange(state, change, stamp()));
    },
    undo: () => applyStep(states, { step: stepToUndo(states.getState().history), direction: -1 }, stamp()),
    redo: () => applyStep(states, { step: stepToRedo(states.getState().history), direction: 1 }, stamp()),
    stage: (doc) => states.setState((state) => stage(state, doc)),
    release: (doc) => states.setState((state) => release(state, doc)),
    save: (doc) => states.setState((state) => save(state, doc)),
    discard: (doc, label) => {
      const outcome = apply(discard(states.getState(), { doc, label }, stamp()));
      // Send the reversal of changes that the server may already have.
      states.setState((state) => save(state, doc));
      return outcome;
    },
    resolve: (conflictId, choice) => {
      const state = states.getState();
      const conflict = state.conflicts.find(({ id }) => id === conflictId);
      if (conflict === undefined) return { ok: true };
      const change = resolveConflict(state, conflict, choice);
      const result: ChangeResult =
        change.ops.length === 0 ? { ok: true, state } : runChange(state, change, stamp());
      if (!result.ok) return result;
      const conflicts = state.conflicts.filter(({ id }) => id !== conflictId);
      const canSave = conflict.isSaved === true && !stagedChanges(state).has(conflict.doc);
      states.setState({ ...(canSave ? save(result.state, conflict.doc) : result.state), conflicts });
      return { ok: true };
    },
  };
}

function applyStep(
  states: StoreApi<OpState>,
  { step, direction }: { readonly step: Step | undefined; readonly direction: -1 | 1 },
  stamp: { readonly id: string; readonly t: number },
): StepOutcome {
  if (step === undefined) return { ok: false, isStale: false, label: '' };
  const state = states.getState();
  const ops = direction < 0 ? step.inverse : step.forward;
  const { stages } = step;
  const from = stages === undefined || direction > 0 ? state : stage(state, stages);
  const pushed = matchesPrevious(state.head, ops)
    ? pushChange(from, { label: step.label, ops }, stamp)
    : undefined;
  if (pushed?.ok !== true || isAnyTaxonUsed(pushed.state.head, deletedDocs(ops))) {
    states.setState({ history: removeStep(state.history, step) });
    return { ok: false, isStale: true, label: step.label };
  }
  const history = { ...state.history, done: state.history.done + direction };
  states.setState({ ...pushed.state, history });
  return { ok: true, label: step.label, step };
}
