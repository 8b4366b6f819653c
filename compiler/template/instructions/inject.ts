import type { Compiler } from '../run/compiler.ts';
import { bindVariable, type Segment } from '../run/run.ts';
import { splitArguments } from '../scan/arguments.ts';
import { takeDefinition, takePath, takeRest } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { takeSpace } from '../scan/white-space.ts';
import type { Inject } from '../tree/tree.ts';

/** `{.inject @name path}`: binds a value that the caller gave beside the data (language reference 8.9). */
export const parseInject: TagParser = (cursor, context, start) => {
  if (!takeSpace(cursor, context)) return undefined;
  const name = takeDefinition(cursor);
  if (name === undefined || !takeSpace(cursor, context)) return undefined;
  const path = takePath(cursor);
  if (path === undefined) return undefined;
  return { kind: 'inject', name, path, args: splitArguments(takeRest(cursor)), start, end: cursor.end + 1 };
};

/** A value that is false in JavaScript counts as none. */
export function compileInject({ name, path }: Inject, _compiler: Compiler): Segment {
  return (run) => {
    run.reads?.add('inject', path);
    const value = Object.hasOwn(run.injects, path) ? run.injects[path] : undefined;
    bindVariable(run.frame, name, value || undefined);
    return '';
  };
}
