import { DIALECTS, type DialectName, type Value } from '../../formatters/index.ts';
import { parseExpression } from './expression/expression.ts';
import { reduce } from './expression/reduce.ts';
import { resolveFrom } from './run/resolve.ts';
import { bindVariable, createFrame } from './run/run.ts';

export interface EvaluatedExpression {
  /** Absent when the expression has no value (after an assignment) or an error. */
  readonly value: Value;
  /** Messages without their prefixes. */
  readonly errors: readonly string[];
}

/** Evaluates one expression outside of a template: the text of an `.eval`. */
export function evaluateExpression(
  text: string,
  {
    data = {},
    dialect: dialectName = 'platform',
    maxTokens = 0,
    maxStringLen = 0,
  }: { data?: Value; dialect?: DialectName; maxTokens?: number; maxStringLen?: number } = {},
): EvaluatedExpression {
  const { expressions, errors: parseErrors } = parseExpression(text, maxTokens);
  if (parseErrors.length > 0) return { value: undefined, errors: parseErrors };
  const dialect = DIALECTS[dialectName];
  const frame = createFrame(data, undefined);
  const bindings = {
    resolve: (path: readonly (string | number)[]) => resolveFrom(frame, path, dialect),
    assign: (name: string, value: Value) => bindVariable(frame, name, value),
  };
  const setting = { bindings, dialect, maxLength: maxStringLen };
  const reductions = expressions.map((steps) => reduce(steps, setting));
  const errors = reductions.flatMap((reduction) => reduction.errors);
  return { value: errors.length > 0 ? undefined : reductions.at(-1)?.value, errors };
}
