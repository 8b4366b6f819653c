import type { Dialect, Path, Value } from '../../../formatters/index.ts';
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
  /** Absent when the expression has no value, as after an assignment and after most errors. */
  readonly value: Scalar | undefined;
  readonly errors: readonly string[];
}

/** An undefined `value` stands for something that expressions cannot hold: an array, an object, or the marker of a call. */
type Operand = { readonly path: Path } | { readonly value: Scalar | undefined };

const MARK: Operand = { value: undefined };
const NO_VALUE: Reduction = { value: undefined, errors: [] };

/** Undefined on the stack means no value, and looks like the bottom of the stack when popped. */
type Stack = (Operand | undefined)[];

export interface Setting {
  readonly bindings: Bindings;
  readonly dialect: Dialect;
  /** Limits a concatenation; 0 is unlimited. */
  readonly maxLength: number;
}

/** Evaluates one expression (language reference 10.5 to 10.7). */
export function reduce(steps: readonly Step[], setting: Setting): Reduction {
  const { bindings } = setting;
  const stack: Stack = [];
  for (const step of steps) {
    if (step.kind === 'operator' && step.operator.description === 'assign') return assign(stack, bindings);
    const failure = apply(step, stack, setting);
    if (failure === undefined) continue;
    const rest = setting.dialect.failedEvalKeepsAssignments ? NO_VALUE : top(stack, bindings);
    return { value: failure.value, errors: [failure.message, ...rest.errors] };
  }
  return top(stack, bindings);
}

/** The value on top of the stack. */
function top(stack: Stack, bindings: Bindings): Reduction {
  const last = stack.pop();
  if (last === undefined) return NO_VALUE;
  const value = scalarOf(last, bindings);
  return { value, errors: value === undefined ? ['Reduce error: unexpected token on stack'] : [] };
}

/** Ends an expression. */
interface Failure {
  readonly message: string;
  /** What is left of the expression: the other operand of a `+`. */
  readonly value?: Scalar | undefined;
}

function apply(step: Step, stack: Stack, setting: Setting): Failure | undefined {
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

function applyTwo({ description }: Operator, stack: Stack, setting: Setting): Failure | undefined {
  const { bindings, dialect, maxLength } = setting;
  const operands = { right: stack.pop(), left: stack.pop() };
  const { left, right } = dialect.missingOperandsAreNotNull
    ? withoutMissing(description, operands, bindings)
    : scalarsOf(operands, bindings);
  if (left === undefined || right === undefined) {
    const message = `Invalid arguments to operator ${description}`;
    return dialect.missingOperandsAreNotNull && description === 'add'
      ? { message, value: left ?? right }
      : { message };
  }
  if (description === 'add' && exceeds(left, right, maxLength)) {
    return { message: `Concatenation would exceed maximum string length ${maxLength}` };
  }
  stack.push({ value: applyBinary(description, left, right) });
  return undefined;
}

interface Operands<T> {
  readonly left: T;
  readonly right: T;
}

function scalarsOf(
  { left, right }: Operands<Operand | undefined>,
  bindings: Bindings,
): Operands<Scalar | undefined> {
  return { left: scalarOf(left, bindings), right: scalarOf(right, bindings) };
}

/** A name without a value adds nothing, not even to a text; as an operand of a division it is no number. */
function withoutMissing(
  description: string,
  operands: Operands<Operand | undefined>,
  bindings: Bindings,
): Operands<Scalar | undefined> {
  const { left, right } = scalarsOf(operands, bindings);
  const instead = (other: Scalar | undefined) => (typeof other === 'string' ? '' : 0);
  switch (description) {
    case 'add':
      return {
        left: isMissing(operands.left, bindings) ? instead(right) : left,
        right: isMissing(operands.right, bindings) ? instead(left) : right,
      };
    case 'divide':
    case 'modulus':
      return {
        left: isMissing(operands.left, bindings) ? Number.NaN : left,
        right: isMissing(operands.right, bindings) ? Number.NaN : right,
      };
    default:
      return { left, right };
  }
}

function isMissing(operand: Operand | undefined, bindings: Bindings): boolean {
  return operand !== undefined && 'path' in operand && bindings.resolve(operand.path) === undefined;
}

function exceeds(left: Scalar, right: Scalar, maxLength: number): boolean {
  if (maxLength <= 0 || (typeof left !== 'string' && typeof right !== 'string')) return false;
  return String(left).length + String(right).length > maxLength;
}

/** Pops the arguments down to the marker; those that expressions cannot hold are skipped. */
function applyCall(name: string, stack: Stack, bindings: Bindings): Failure | undefined {
  const args: Scalar[] = [];
  for (let operand = stack.pop(); operand !== undefined && operand !== MARK; operand = stack.pop()) {
    const value = scalarOf(operand, bindings);
    if (value !== undefined) args.push(value);
  }
  const value = callFunction(name, args.reverse());
  if (value === undefined) return { message: `Error calling function ${name}` };
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
