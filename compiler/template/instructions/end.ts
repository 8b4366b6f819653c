import { isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';

/** `{.end}`: closes a block with all its `.or` parts. */
export const parseEnd: TagParser = (cursor, _context, start) =>
  isAtEnd(cursor) ? { kind: 'end', start, end: cursor.end + 1 } : undefined;
