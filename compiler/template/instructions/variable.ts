import type { Compiler } from '../run/compiler.ts';
import type { Hole } from '../run/run.ts';
import { compileVariableTag } from '../run/variables.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { takeVariables } from '../scan/variables.ts';
import type { Variable } from '../tree.ts';

/** `{a}`, `{a, b|formatter args}`: prints a value (language reference 4.1, 8.2). */
export const parseVariable: TagParser = (cursor, context, start) => {
  const variables = takeVariables(cursor, context);
  return variables && { kind: 'variable', ...variables, start, end: cursor.end + 1 };
};

export function compileVariableInstruction(variable: Variable, compiler: Compiler): Hole {
  return compileVariableTag(variable, compiler);
}
