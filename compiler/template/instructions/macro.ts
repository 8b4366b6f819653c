import type { Compiler } from '../run/compiler.ts';
import type { Segment } from '../run/run.ts';
import { consumePath, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeSpace } from '../scan/white-space.ts';
import type { Macro } from '../tree/tree.ts';

/** `{.macro name}`: stores a block under a name in the current frame, for `apply` and `.include` (8.10). */
export const parseMacro: TagParser = (cursor, context, start) => {
  if (!consumeSpace(cursor, context)) return undefined;
  const name = consumePath(cursor);
  if (name === undefined || !isAtEnd(cursor)) return undefined;
  return { kind: 'macro', name, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

export function compileMacro(macro: Macro, compiler: Compiler): Segment {
  const body = {
    source: compiler.source,
    dialect: compiler.dialect.name,
    body: macro.body,
    errors: [],
    segment: compiler.block(macro.body),
  };
  return (run) => {
    run.hasMacros = true;
    run.frame.macros ??= new Map();
    run.frame.macros.set(macro.name, body);
    return '';
  };
}
