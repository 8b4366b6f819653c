import type { Predicate, Scope, Test, Value } from '../../contract.ts';
import { parseJson } from '../../values/parse-json.ts';
import { parsePath } from '../../values/parse-path.ts';

/** Evaluates an argument at run time. */
export type Operand = (scope: Scope) => Value;

/**
 * A predicate that compares the current value with its argument, or two arguments with each other; false without
 * arguments (language reference 18.1).
 */
export function comparison(name: string, holds: (left: Value, right: Value) => boolean): Predicate {
  return {
    name,
    prepare: (args) => prepareComparison(args, holds),
  };
}

/** The operands of a comparison; undefined without arguments. */
export function operandsOf(args: readonly string[]): readonly [Operand, Operand] | undefined {
  const [first, second] = args;
  if (first === undefined) return undefined;
  return second === undefined ? [currentNode, operandOf(first)] : [operandOf(first), operandOf(second)];
}

function prepareComparison(args: readonly string[], holds: (left: Value, right: Value) => boolean): Test {
  const operands = operandsOf(args);
  if (operands === undefined) return () => false;
  const [left, right] = operands;
  return (scope) => holds(left(scope), right(scope));
}

/** Arguments that are valid JSON are literals; all others are references. */
function operandOf(argument: string): Operand {
  const constant = looksLikeJson(argument) ? (parseJson(argument) as Value) : undefined;
  if (constant !== undefined) return () => constant;
  const path = parsePath(argument);
  return (scope) => scope.resolve(path);
}

function looksLikeJson(argument: string): boolean {
  return /^(?:["0-9[{]|-[0-9])/.test(argument) || /^(?:true|false|null)$/.test(argument);
}

function currentNode(scope: Scope): Value {
  return scope.node;
}
