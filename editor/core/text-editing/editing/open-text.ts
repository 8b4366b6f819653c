import type { TextSession } from '../../text/session/text-session.ts';
import type { EditTarget } from './edit-target.ts';

/** The text that is being edited. */
export interface OpenText {
  readonly session: TextSession;
  readonly target: EditTarget;
  readonly element: HTMLElement;
  readonly unmark: () => void;
  /** Key of all its undo steps. */
  readonly key: string;
  /** Number of the current undo step, part of the step key. */
  step: number;
  /** The text was just changed by undo or redo of its own session. */
  isHistoryStep: boolean;
  /** The value stored last. Any other value in the document is a remote change. */
  stored: unknown;
  /** Time of the oldest unsaved key press, or undefined when everything is stored. */
  unsavedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}
