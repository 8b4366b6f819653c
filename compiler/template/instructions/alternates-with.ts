import { consume, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';

/** `{.alternates with}`: what follows stands between the turns of a loop. Only steers the assembly (6.1, 6.2). */
export const parseAlternatesWith: TagParser = (cursor, _context, start) =>
  consume(cursor, ' with') && isAtEnd(cursor)
    ? { kind: 'alternates-with', start, end: cursor.end + 1 }
    : undefined;
