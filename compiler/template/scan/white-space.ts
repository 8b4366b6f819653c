import { type Cursor, consumeCharacter, consumeWhiteSpace, SPACE } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

/** Where the browser dialect requires exactly one space, the platform dialect accepts any white space. */
export function consumeSpace(cursor: Cursor, context: TagContext): boolean {
  return context.dialect.looseWhitespace ? consumeWhiteSpace(cursor) : consumeCharacter(cursor, SPACE);
}
