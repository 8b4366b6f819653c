import { consume, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';

/** `{.alternates with}`: separates the iterations of a loop. Only controls assembly (6.1, 6.2). */
export const parseAlternatesWith: TagParser = (cursor, _context, start) =>
  consume(cursor, ' with') && isAtEnd(cursor)
    ? { kind: 'alternates-with', start, end: cursor.end + 1 }
    : undefined;
