import { isTruthy } from '../../../formatters/index.ts';
import type { Compiler } from '../run/compiler.ts';
import type { Evaluator, Run, Segment } from '../run/run.ts';
import { type Cursor, consume, consumeReference, consumeWhiteSpace, isAtEnd } from '../scan/cursor.ts';
import type { TagParser } from '../scan/tag-parser.ts';
import { generateAlternate, generateBlock } from '../source/alternate.ts';
import { type Generator, isPlainReference, type Level } from '../source/generator.ts';
import { generateGuarded } from '../source/guard.ts';
import { generateLookup } from '../source/reference.ts';
import type { If, Reference } from '../tree/tree.ts';
import { parsePredicate } from './predicate.ts';

/** `{.if a && b || c}` and `{.if name? args}` (language reference 4.4, 8.4). */
export const parseIf: TagParser = (cursor, context, start) => {
  if (!consumeWhiteSpace(cursor)) return undefined;
  const block = parsePredicate(cursor, context, start);
  if (block !== undefined) return block;
  const condition = consumeCondition(cursor);
  if (condition === undefined) return undefined;
  const { operators, references } = condition;
  return { kind: 'if', operators, references, body: [], alternate: 'open', start, end: cursor.end + 1 };
};

type Operator = If['operators'][number];

interface Condition {
  readonly operators: readonly Operator[];
  readonly references: readonly Reference[];
}

/** References joined by operators with optional white space. An empty condition is accepted and fails at run time. */
function consumeCondition(cursor: Cursor): Condition | undefined {
  const operators: Operator[] = [];
  const references: Reference[] = [];
  if (isAtEnd(cursor)) return { operators, references };
  for (;;) {
    const reference = consumeReference(cursor);
    if (reference === undefined) return undefined;
    references.push(reference);
    consumeWhiteSpace(cursor);
    if (isAtEnd(cursor)) return { operators, references };
    const operator = consumeOperator(cursor);
    if (operator === undefined) return undefined;
    operators.push(operator);
    consumeWhiteSpace(cursor);
  }
}

function consumeOperator(cursor: Cursor): Operator | undefined {
  if (consume(cursor, '&&')) return 'and';
  return consume(cursor, '||') ? 'or' : undefined;
}

export function compileIf(block: If, compiler: Compiler): Segment {
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

export function generateIf(block: If, level: Level, generator: Generator): void {
  const outcome = generateCondition(block, level, generator);
  generator.line(`if (${outcome} === true) {`);
  generateBlock(block.body, level, generator);
  generator.line(`} else if (${outcome} === false) {`);
  generateAlternate(block.alternate, { instruction: block, level }, generator);
  generator.line('}');
}

/** Returns the variable that holds the result; it stays undefined when the condition throws, and then neither branch runs. */
function generateCondition(block: If, level: Level, generator: Generator): string {
  const outcome = generator.fresh();
  generator.line(`let ${outcome};`);
  const isPlain = block.references.length > 0 && block.references.every(({ path }) => isPlainReference(path));
  if (!isPlain) {
    const test = generator.constant(compileCondition(block, generator.compiler));
    generateGuarded(`${outcome} = ${test}(run);`, { instruction: block, level }, generator);
    return outcome;
  }
  for (const [position, { path }] of block.references.entries()) {
    const deciding = block.operators.slice(Math.max(0, position - 2), position);
    generator.line(
      `if (${['true', ...deciding.map((operator) => goesOn(outcome, operator))].join(' && ')}) {`,
    );
    const found = generateLookup(path, level, generator);
    generator.line(`${outcome} = isTruthy(${found});`);
  }
  generator.line('}'.repeat(block.references.length));
  return outcome;
}

/** Neither the operator before a step nor the one after it may have decided the chain. */
function goesOn(outcome: string, operator: Operator): string {
  return `${outcome} === ${operator === 'and'}`;
}
