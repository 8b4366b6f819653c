import { isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';

/** `{.eof}`: accepted, and behaves as the end of the template (language reference 6.3). */
export const parseEof: TagParser = (cursor, _context, start) =>
  isAtEnd(cursor) ? { kind: 'eof', start, end: cursor.end + 1 } : undefined;
