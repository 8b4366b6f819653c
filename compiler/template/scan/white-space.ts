import { type Cursor, consumeCharacter, consumeWhiteSpace, SPACE } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

/** Where the browser dialect wants exactly one space, the platform dialect takes any run of white space. */
export function consumeSpace(cursor: Cursor, context: TagContext): boolean {
  return context.dialect.looseWhitespace ? consumeWhiteSpace(cursor) : consumeCharacter(cursor, SPACE);
}
