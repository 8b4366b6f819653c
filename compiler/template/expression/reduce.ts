import type { Path, Value } from '../../../formatters/index.ts';
import { applyBinary, applyUnary, callFunction } from './apply-operator.ts';
import type { Scalar } from './convert.ts';
import type { Operator } from './operators.ts';
import type { Step } from './to-postfix.ts';

/** Scope of an expression: reads names and receives assignments. */
export interface Bindings {
  resolve(path: Path): Value;
  assign(name: string, value: Scalar): void;
}

export interface Reduction {
  /** Absent when the expression has no value, as after an assignment. */
  readonly value: Scalar | undefined;
  readonly errors: readonly string[];
}

/** An undefined `value` stands for something that expressions cannot hold: an array, an object, or the marker of a call. */
type Operand = { readonly path: Path } | { readonly value: Scalar | undefined };

const MARK: Operand = { value: undefined };
const NO_VALUE: Reduction = { value: undefined, errors: [] };

/** Undefined on the stack means no value, and looks like the bottom of the stack when popped. */
type Stack = (Operand | undefined)[];

/** Evaluates one expression (language reference 10.5 to 10.7). `maxLength` limits a concatenation; 0 is unlimited. */
export function reduce(steps: readonly Step[], bindings: Bindings, maxLength: number): Reduction {
  const stack: Stack = [];
  const errors: string[] = [];
  for (const step of steps) {
    if (step.kind === 'operator' && step.operator.description === 'assign') return assign(stack, bindings);
    const error = apply(step, stack, { bindings, maxLength });
    if (error === undefined) continue;
    errors.push(error);
    break;
  }
  const last = stack.pop();
  if (last === undefined) return { value: undefined, errors };
  const value = scalarOf(last, bindings);
  if (value === undefined) errors.push('Reduce error: unexpected token on stack');
  return { value, errors };
}

interface Setting {
  readonly bindings: Bindings;
  readonly maxLength: number;
}

/** Returns an error message, if there is an error. */
function apply(step: Step, stack: Stack, setting: Setting): string | undefined {
  switch (step.kind) {
    case 'literal':
      stack.push({ value: step.value });
      return undefined;
    case 'variable':
      stack.push({ path: step.path });
      return undefined;
    case 'args':
      stack.push(MARK);
      return undefined;
    case 'call':
      return applyCall(step.name, stack, setting.bindings);
    case 'operator':
      return step.operator.operands === 1
        ? applyOne(step.operator, stack, setting.bindings)
        : applyTwo(step.operator, stack, setting);
  }
}

function applyOne({ description }: Operator, stack: Stack, bindings: Bindings): undefined {
  const operand = stack.pop();
  const value = scalarOf(operand, bindings);
  if (operand === undefined || value === undefined) {
    stack.push(undefined);
    return;
  }
  // A quirk of the language that templates may rely on: `~` tests a variable before it is resolved.
  const isUnresolved = description === 'bitwise not' && 'path' in operand;
  stack.push({ value: applyUnary(description, isUnresolved ? Number.NaN : value) });
}

function applyTwo(
  { description }: Operator,
  stack: Stack,
  { bindings, maxLength }: Setting,
): string | undefined {
  const right = scalarOf(stack.pop(), bindings);
  const left = scalarOf(stack.pop(), bindings);
  if (left === undefined || right === undefined) return `Invalid arguments to operator ${description}`;
  if (description === 'add' && exceeds(left, right, maxLength)) {
    return `Concatenation would exceed maximum string length ${maxLength}`;
  }
  stack.push({ value: applyBinary(description, left, right) });
  return undefined;
}

function exceeds(left: Scalar, right: Scalar, maxLength: number): boolean {
  if (maxLength <= 0 || (typeof left !== 'string' && typeof right !== 'string')) return false;
  return String(left).length + String(right).length > maxLength;
}

/** Pops the arguments down to the marker; those that expressions cannot hold are skipped. */
function applyCall(name: string, stack: Stack, bindings: Bindings): string | undefined {
  const args: Scalar[] = [];
  for (let operand = stack.pop(); operand !== undefined && operand !== MARK; operand = stack.pop()) {
    const value = scalarOf(operand, bindings);
    if (value !== undefined) args.push(value);
  }
  const value = callFunction(name, args.reverse());
  if (value === undefined) return `Error calling function ${name}`;
  stack.push({ value });
  return undefined;
}

/** Only a single local name can be assigned to; other targets are silently ignored. Ends the expression without a value. */
function assign(stack: Stack, bindings: Bindings): Reduction {
  const value = scalarOf(stack.pop(), bindings);
  const target = stack.pop();
  if (target === undefined || !('path' in target) || value === undefined) return NO_VALUE;
  const [name] = target.path;
  if (target.path.length === 1 && typeof name === 'string' && name.startsWith('@'))
    bindings.assign(name, value);
  return NO_VALUE;
}

function scalarOf(operand: Operand | undefined, bindings: Bindings): Scalar | undefined {
  if (operand === undefined) return undefined;
  if ('value' in operand) return operand.value;
  const value = bindings.resolve(operand.path) ?? null;
  return typeof value === 'object' && value !== null ? undefined : value;
}
