import type { Dialect, Formatter, Predicate } from '../../../formatters/index.ts';
import type { Tag } from '../tree/tree.ts';
import type { Cursor } from './cursor.ts';

/** What the syntax of a tag depends on, other than its text. */
export interface TagContext {
  readonly dialect: Dialect;
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
  /** Receives the two errors that a tag can cause: an unknown formatter or predicate. */
  readonly report: (name: UnknownName) => void;
}

export interface UnknownName {
  readonly kind: 'formatter' | 'predicate';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Parses the rest of a tag after its keyword. `start` is the offset of the opening brace, the cursor's `end` that of the closing
 * one. Returns undefined when the text does not match: then the whole tag is text.
 */
export type TagParser = (cursor: Cursor, context: TagContext, start: number) => Tag | undefined;
