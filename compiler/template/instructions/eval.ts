import { print, type Value } from '../../../formatters/index.ts';
import { printSteps } from '../expression/debug.ts';
import { type Expression, parseExpression } from '../expression/expression.ts';
import { reduce } from '../expression/reduce.ts';
import type { Compiler } from '../run/compiler.ts';
import { reportRuntime } from '../run/report.ts';
import { recordLookup, resolveFrom } from '../run/resolve.ts';
import { bindVariable, createFrame, type Run, type Segment } from '../run/run.ts';
import { consumeRest, consumeWhiteSpace } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { Evaluate } from '../tree/tree.ts';

/** `{.eval @total = price * qty; @total}`: a small expression language (language reference, section 10). */
export const parseEval: TagParser = (cursor, _context, start) => {
  if (!consumeWhiteSpace(cursor)) return undefined;
  const expressionStart = cursor.at;
  return { kind: 'eval', expression: consumeRest(cursor), expressionStart, start, end: cursor.end + 1 };
};

export function compileEval(instruction: Evaluate, compiler: Compiler): Segment {
  if (!compiler.enableExpr) return () => '';
  const prepared = new Map<number, Expression>();
  return (run) => {
    const { maxTokens } = run.limits;
    const expression = prepared.get(maxTokens) ?? parseExpression(instruction.expression, maxTokens);
    prepared.set(maxTokens, expression);
    run.at = instruction;
    if (expression.errors.length === 0) return evaluate(run, expression);
    run.reportedExpressions ??= new Set();
    if (!run.reportedExpressions.has(instruction)) reportParseErrors(run, expression);
    run.reportedExpressions.add(instruction);
    return debugText(expression);
  };
}

/** Reported once per run, at the first execution of the instruction. */
function reportParseErrors(run: Run, { text, errors }: Expression): void {
  for (const error of errors)
    reportRuntime(run, `Error parsing expression: ${JSON.stringify(text)}: ${error}`);
}

/**
 * Evaluates all expressions of the sequence; depending on the dialect, one error discards all of their assignments
 * (10.8).
 */
function evaluate(run: Run, expression: Expression): string {
  const { value, errors, assigned } = reduceAll(run, expression);
  for (const error of errors) reportRuntime(run, `Error reducing expression: ${expression.text}: ${error}`);
  const steps = debugText(expression);
  if (errors.length > 0 && !run.dialect.failedEvalKeepsAssignments) return steps;
  for (const [name, assignedValue] of assigned) bindVariable(run.frame, name, assignedValue);
  const printed = print(value, run.dialect);
  if (!expression.isDebug) return printed;
  return value === undefined ? steps : `${steps} -> ${printed}`;
}

/** The steps that `#` prints: as far as they were parsed, with or without errors. */
function debugText({ isDebug, expressions }: Expression): string {
  return isDebug ? `EVAL=${printSteps(expressions)}` : '';
}

interface Outcome {
  readonly value: Value;
  readonly errors: readonly string[];
  readonly assigned: ReadonlyMap<string, Value>;
}

function reduceAll(run: Run, { expressions }: Expression): Outcome {
  const frame = createFrame(run.frame.node, run.frame);
  const bindings = {
    resolve(path: readonly (string | number)[]): Value {
      if (run.reads !== undefined) recordLookup(run, path, 'value');
      return resolveFrom(frame, path, run.dialect);
    },
    assign(name: string, value: Value): void {
      bindVariable(frame, name, value);
    },
  };
  const setting = { bindings, dialect: run.dialect, maxLength: run.limits.maxStringLen };
  const errors: string[] = [];
  let value: Value;
  for (const steps of expressions) {
    const reduction = reduce(steps, setting);
    value = reduction.value;
    errors.push(...reduction.errors);
  }
  return { value, errors, assigned: frame.variables ?? new Map() };
}
