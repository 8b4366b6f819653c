import type { TextSession } from '../../../../core/text/session/text-session.ts';
import type { EditTarget } from './edit-path.ts';

/** The text that is being written. */
export interface OpenText {
  readonly session: TextSession;
  readonly target: EditTarget;
  readonly element: HTMLElement;
  readonly unmark: () => void;
  /** Of all its steps of undo. */
  readonly key: string;
  /** The number of the step that is being written; each is a part of the key. */
  step: number;
  /** The text has just gone to what it was before, or after, a step. */
  isHistoryStep: boolean;
  /** What we have stored last: anything else came from somewhere else. */
  stored: unknown;
  /** When the oldest key came that is not stored yet; undefined when all are. */
  unsavedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}
