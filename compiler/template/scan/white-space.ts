import { type Cursor, SPACE, takeCharacter, takeWhiteSpace } from './cursor.ts';
import type { TagContext } from './tag-parser.ts';

/** Where the browser dialect wants exactly one space, the platform dialect takes any run of white space. */
export function takeSpace(cursor: Cursor, context: TagContext): boolean {
  return context.dialect.looseWhitespace ? takeWhiteSpace(cursor) : takeCharacter(cursor, SPACE);
}
