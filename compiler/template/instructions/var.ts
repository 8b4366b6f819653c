import type { Compiler } from '../run/compiler.ts';
import { bindVariable, type Segment } from '../run/run.ts';
import { compileVariable } from '../run/variables.ts';
import { takeDefinition } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { takeVariables } from '../scan/variables.ts';
import { takeSpace } from '../scan/white-space.ts';
import type { BindVariable } from '../tree/tree.ts';

/** `{.var @name a.b|formatter}`: binds a value in the current frame (language reference 8.7). */
export const parseVar: TagParser = (cursor, context, start) => {
  if (!takeSpace(cursor, context)) return undefined;
  const name = takeDefinition(cursor);
  if (name === undefined || !takeSpace(cursor, context)) return undefined;
  const variables = takeVariables(cursor, context);
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
