import type { Compiler } from '../run/compiler.ts';
import { bindVariable, type Segment } from '../run/run.ts';
import { splitArguments } from '../scan/arguments.ts';
import { consumeDefinition, consumePath, consumeRest } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeSpace } from '../scan/white-space.ts';
import type { Inject } from '../tree/tree.ts';

/** `{.inject @name path}`: binds a value that the caller passed in addition to the data (language reference 8.9). */
export const parseInject: TagParser = (cursor, context, start) => {
  if (!consumeSpace(cursor, context)) return undefined;
  const name = consumeDefinition(cursor);
  if (name === undefined || !consumeSpace(cursor, context)) return undefined;
  const path = consumePath(cursor);
  if (path === undefined) return undefined;
  return {
    kind: 'inject',
    name,
    path,
    args: splitArguments(consumeRest(cursor)),
    start,
    end: cursor.end + 1,
  };
};

/** A falsy value counts as absent. */
export function compileInject({ name, path }: Inject, _compiler: Compiler): Segment {
  return (run) => {
    run.reads?.add('inject', path);
    const own = Object.hasOwn(run.injects, path) ? run.injects[path] : undefined;
    const value = typeof own === 'function' ? own() : own;
    bindVariable(run.frame, name, value || undefined);
    return '';
  };
}
