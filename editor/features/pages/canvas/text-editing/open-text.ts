import type { TextSession } from '../../../../core/text/session/text-session.ts';
import type { EditPlace } from './edit-path.ts';

/** The text that is being written. */
export interface OpenText {
  readonly session: TextSession;
  readonly place: EditPlace;
  readonly element: HTMLElement;
  readonly unmark: () => void;
  /** Of all its steps of undo. */
  readonly key: string;
  /** The number of the step that is being written; each is a part of the key. */
  step: number;
  /** The text has just gone to what it was before, or after, a step. */
  isTravelling: boolean;
  /** What we have stored last: anything else came from somewhere else. */
  written: unknown;
  /** When the oldest key came that is not stored yet; undefined when all are. */
  unsavedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}
