import { Decimal } from '@phensley/decimal';
import type { Value } from '../contract.ts';

/** Maximum digits of a number in full notation. Longer numbers (`1e9999999`) would exhaust the memory. */
const MAX_DIGITS = 10_000;

/**
 * Parses text or a number as a decimal of any precision (language reference 15.3); `undefined` when it is malformed,
 * of another type, or would have more than 10,000 digits. `NaN` and the infinities are valid.
 */
export function parseDecimal(value: Value): Decimal | undefined {
  if (typeof value === 'number') return new Decimal(value);
  if (typeof value !== 'string' || isTooLong(value)) return undefined;
  try {
    return new Decimal(value);
  } catch {
    return undefined;
  }
}

/** Like `parseDecimal`, with 0 for malformed numbers. */
export function decimalOrZero(value: Value): Decimal {
  return parseDecimal(value) ?? new Decimal(0);
}

function isTooLong(text: string): boolean {
  if (text.length > MAX_DIGITS) return true;
  const exponentAt = Math.max(text.indexOf('e'), text.indexOf('E'));
  return exponentAt >= 0 && Math.abs(Number.parseInt(text.slice(exponentAt + 1), 10)) > MAX_DIGITS;
}
