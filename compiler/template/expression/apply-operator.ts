import { type Scalar, toBoolean, toNumber, toText } from './convert.ts';

/** Language reference 10.5; operands are values. Assignment and `~` are handled where names are known. */
export function applyBinary(description: string, left: Scalar, right: Scalar): Scalar {
  return applyArithmetic(description, left, right) ?? applyComparison(description, left, right);
}

function applyArithmetic(description: string, left: Scalar, right: Scalar): Scalar | undefined {
  switch (description) {
    case 'exponent':
      return toNumber(left) ** toNumber(right);
    case 'multiply':
      return toNumber(left) * toNumber(right);
    case 'divide':
      return toNumber(left) / toNumber(right);
    case 'modulus':
      return toNumber(left) % toNumber(right);
    case 'add':
      return add(left, right);
    case 'subtract':
      return toNumber(left) - toNumber(right);
    case 'left shift':
      return toNumber(left) << toNumber(right);
    case 'right shift':
      return toNumber(left) >> toNumber(right);
    case 'bitwise and':
      return toNumber(left) & toNumber(right);
    case 'bitwise xor':
      return toNumber(left) ^ toNumber(right);
    case 'bitwise or':
      return toNumber(left) | toNumber(right);
    default:
      return undefined;
  }
}

function add(left: Scalar, right: Scalar): Scalar {
  const concatenates = typeof left === 'string' || typeof right === 'string';
  return concatenates ? toText(left) + toText(right) : toNumber(left) + toNumber(right);
}

/** Loose equality and comparison of mixed types are those of JavaScript on purpose. */
function applyComparison(description: string, left: Scalar, right: Scalar): boolean {
  switch (description) {
    case 'less than':
      return compare(left, right, (a, b) => a < b);
    case 'greater than':
      return compare(left, right, (a, b) => a > b);
    case 'less than or equal':
      return compare(left, right, (a, b) => a <= b);
    case 'greater than or equal':
      return compare(left, right, (a, b) => a >= b);
    case 'equality':
      return looselyEqual(left, right);
    case 'inequality':
      return !looselyEqual(left, right);
    case 'strict equality':
      return left === right;
    case 'strict inequality':
      return left !== right;
    case 'logical and':
      return toBoolean(left) && toBoolean(right);
    case 'logical or':
      return toBoolean(left) || toBoolean(right);
    default:
      throw new Error(`no operator is called ${description}`);
  }
}

/** Compares two strings by code units, anything else as numbers, like JavaScript. */
function compare(
  left: Scalar,
  right: Scalar,
  holds: (a: number | string, b: number | string) => boolean,
): boolean {
  if (typeof left === 'string' && typeof right === 'string') return holds(left, right);
  return holds(Number(left), Number(right));
}

/** `==` as in JavaScript: null only equals null; otherwise different types are compared as numbers. */
function looselyEqual(left: Scalar, right: Scalar): boolean {
  if (left === null || right === null || typeof left === typeof right) return left === right;
  return Number(left) === Number(right);
}

export function applyUnary(description: string, operand: Scalar): Scalar {
  switch (description) {
    case 'unary plus':
      return toNumber(operand);
    case 'unary minus':
      return -toNumber(operand);
    case 'bitwise not':
      return ~toNumber(operand);
    default:
      return !toBoolean(operand);
  }
}

/** Language reference 10.6; undefined for a function without arguments. */
export function callFunction(name: string, args: readonly Scalar[]): Scalar | undefined {
  const [first, ...others] = args;
  if (first === undefined) return undefined;
  switch (name) {
    case 'max':
      return others.map(toNumber).reduce(largerOrLater, toNumber(first));
    case 'min':
      return others.map(toNumber).reduce(smallerOrLater, toNumber(first));
    case 'abs':
      return Math.abs(toNumber(first));
    case 'num':
      return toNumber(first);
    case 'str':
      return toText(first);
    default:
      return toBoolean(first);
  }
}

/** Not `Math.max`: NaN loses against later values and wins over earlier ones. */
function largerOrLater(best: number, next: number): number {
  if (best > next) return best;
  return next;
}

function smallerOrLater(best: number, next: number): number {
  if (best < next) return best;
  return next;
}
