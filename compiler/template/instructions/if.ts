import { isTruthy } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import type { Evaluator, Hole, Run } from '../run/run.ts';
import { type Cursor, isAtEnd, take, takeReference, takeWhiteSpace } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import type { If, Reference } from '../tree.ts';
import { parsePredicate } from './predicate.ts';

/** `{.if a && b || c}` and `{.if name? args}` (language reference 4.4, 8.4). */
export const parseIf: TagParser = (cursor, context, start) => {
  if (!takeWhiteSpace(cursor)) return undefined;
  const block = parsePredicate(cursor, context, start);
  if (block !== undefined) return block;
  const condition = takeCondition(cursor);
  return condition && { kind: 'if', ...condition, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

type Operator = If['operators'][number];

interface Condition {
  readonly operators: readonly Operator[];
  readonly references: readonly Reference[];
}

/** References joined by operators with white space as one likes; nothing at all is accepted and fails at run time. */
function takeCondition(cursor: Cursor): Condition | undefined {
  const operators: Operator[] = [];
  const references: Reference[] = [];
  if (isAtEnd(cursor)) return { operators, references };
  for (;;) {
    const reference = takeReference(cursor);
    if (reference === undefined) return undefined;
    references.push(reference);
    takeWhiteSpace(cursor);
    if (isAtEnd(cursor)) return { operators, references };
    const operator = takeOperator(cursor);
    if (operator === undefined) return undefined;
    operators.push(operator);
    takeWhiteSpace(cursor);
  }
}

function takeOperator(cursor: Cursor): Operator | undefined {
  if (take(cursor, '&&')) return 'and';
  return take(cursor, '||') ? 'or' : undefined;
}

export function compileIf(block: If, compiler: Compiler): Hole {
  const body = compiler.block(block.body);
  const alternate = compiler.alternate(block.alternate);
  const test = compileCondition(block, compiler);
  return (run) => (test(run) ? body(run) : alternate(run));
}

function compileCondition({ references, operators }: If, compiler: Compiler): (run: Run) => boolean {
  const resolvers = references.map(({ path }) => compiler.resolver(path, 'test'));
  const [first] = resolvers;
  if (first === undefined) return failWithoutReferences;
  if (resolvers.length === 1) return (run) => isTruthy(first(run));
  return (run) => combine(run, resolvers, operators);
}

function failWithoutReferences(): never {
  throw new TypeError('.if has no variable to test');
}

/** Left to right, without precedence: a true `||` or a false `&&` decides the whole chain. */
function combine(run: Run, resolvers: readonly Evaluator[], operators: readonly Operator[]): boolean {
  const values = resolvers.map((resolve) => isTruthy(resolve(run)));
  let result = values[0] === true;
  for (const [index, operator] of operators.entries()) {
    const next = values[index + 1] === true;
    result = operator === 'or' ? result || next : result && next;
    if (result === (operator === 'or')) return result;
  }
  return result;
}
