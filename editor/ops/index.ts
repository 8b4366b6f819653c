/** Documents while they are edited: commands, undo, journal, autosave, conflicts. No React, no page. */

export { isRecord } from '../../formatters/values/index.ts';
export type { Change, Command } from './changes/change.ts';
export { changesBetween, type Difference, differences } from './changes/differences.ts';
export { type Step, stepToRedo, stepToUndo } from './changes/history.ts';
export { type JsonRecord, sameJson } from './changes/same-json.ts';
export { openIndexedDbJournal } from './journal/indexed-db-journal.ts';
export { createMemoryJournal, type Journal, type Journaled } from './journal/journal.ts';
export type { OpenConflict, OpState } from './op-state.ts';
export { type OpStore, type Outcome, openOpStore, type StepOutcome } from './op-store.ts';
export type { Clock, Documents, Neighbours, SendOutcome } from './ports.ts';
export { type Choice, canKeepBoth, heldChanges } from './saving/holding.ts';
export { type SaveStatus, savedBodies, saveStatus, sendable } from './saving/sending.ts';
export { type Sync, startSync } from './saving/sync.ts';
