import { Decimal } from '@phensley/decimal';
import type { Value } from '../contract.ts';

/** Digits a number may have when written out. Longer ones (`1e9999999`) would fill the memory with zeros. */
const MAX_DIGITS = 10_000;

/**
 * Language reference 15.3: reads text or a number as a decimal of any precision; `undefined` when it is malformed, of
 * another type, or would have more than 10,000 digits. `NaN` and the infinities are decimals too.
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

/** The same where a malformed number counts as 0. */
export function decimalOrZero(value: Value): Decimal {
  return parseDecimal(value) ?? new Decimal(0);
}

function isTooLong(text: string): boolean {
  if (text.length > MAX_DIGITS) return true;
  const exponentAt = Math.max(text.indexOf('e'), text.indexOf('E'));
  return exponentAt >= 0 && Math.abs(Number.parseInt(text.slice(exponentAt + 1), 10)) > MAX_DIGITS;
}
