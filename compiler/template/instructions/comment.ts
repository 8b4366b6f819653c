import { consumeRest } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';

/** `{# a note}`: prints nothing. The multi-line form `{## … ##}` is found before tags are (language reference 3.1). */
export const parseComment: TagParser = (cursor, _context, start) => ({
  kind: 'comment',
  text: consumeRest(cursor),
  isMultiLine: false,
  start,
  end: cursor.end + 1,
});
