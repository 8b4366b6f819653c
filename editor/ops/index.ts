/** Documents while they are edited: commands, undo, journal, autosave, conflicts. No React, no page. */
export type { Change, Command } from './change.ts';
export { changesBetween, type Difference, differences } from './differences.ts';
export { type Step, stepToRedo, stepToUndo } from './history.ts';
export { type Choice, canKeepBoth, heldChanges } from './holding.ts';
export { openIndexedDbJournal } from './indexed-db-journal.ts';
export { createMemoryJournal, type Journal, type Journaled } from './journal.ts';
export type { OpenConflict, OpState } from './op-state.ts';
export { type OpStore, type Outcome, openOpStore, type StepOutcome } from './op-store.ts';
export type { Clock, Documents, Neighbours, SendOutcome } from './ports.ts';
export { isRecord, type JsonRecord, sameJson } from './same-json.ts';
export { type SaveStatus, saveStatus } from './sending.ts';
export { type Sync, startSync } from './sync.ts';
