import type { Compiler } from '../run/compiler.ts';
import { bindVariable, type Segment } from '../run/run.ts';
import { compileVariable } from '../run/variables.ts';
import { consumeDefinition } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { consumeVariables } from '../scan/variables.ts';
import { consumeSpace } from '../scan/white-space.ts';
import type { BindVariable } from '../tree/tree.ts';

/** `{.var @name a.b|formatter}`: binds a value in the current frame (language reference 8.7). */
export const parseVar: TagParser = (cursor, context, start) => {
  if (!consumeSpace(cursor, context)) return undefined;
  const name = consumeDefinition(cursor);
  if (name === undefined || !consumeSpace(cursor, context)) return undefined;
  const variables = consumeVariables(cursor, context);
  return variables && { kind: 'var', name, ...variables, start, end: cursor.end + 1 };
};

export function compileVar(instruction: BindVariable, compiler: Compiler): Segment {
  const { name } = instruction;
  const evaluate = compileVariable(instruction, compiler, false);
  return (run) => {
    const { frame } = run;
    bindVariable(frame, name, evaluate(run));
    return '';
  };
}
