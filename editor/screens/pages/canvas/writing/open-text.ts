import type { TextSession } from '../../../../text/index.ts';
import type { EditPlace } from './edit-path.ts';

/** The text that is being written. */
export interface OpenText {
  readonly session: TextSession;
  readonly place: EditPlace;
  readonly element: HTMLElement;
  readonly unmark: () => void;
  /** Of the step of undo that all of the writing is. */
  readonly key: string;
  /** What we have stored last: anything else came from somewhere else. */
  written: unknown;
  /** When the oldest key came that is not stored yet; undefined when all are. */
  unsavedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}
