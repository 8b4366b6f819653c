import { fromMinorUnits, roundAmount } from './money-amount.ts';

/** How a language writes amounts of a currency. */
export interface MoneyPattern {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Text before and after the number: `['', ' €']`. */
  readonly positive: readonly [string, string];
  readonly negative: readonly [string, string];
  /** `0123456789`, or the digits of another script. */
  readonly digits: string;
  readonly decimal: string;
  /** Digits after the decimal separator. */
  readonly fraction: number;
  readonly group: string;
  /** Number of digits in the last group and in those before it: `[3, 2]` in India. */
  readonly groupSizes: readonly [number, number];
  /** Number of digits that the first group must have: with 2, `1234` has no separator. */
  readonly minGroup: number;
}

/** Formats whole cents, yen … of the currency of a pattern: `1.234,50 €`. */
export function formatWithPattern(pattern: MoneyPattern, minorUnits: number): string {
  const { currency, digits, decimal, fraction } = pattern;
  const amount = roundAmount(fromMinorUnits(Math.abs(minorUnits), currency), fraction);
  const [integer = '', decimals] = amount.split('.');
  const number = groupsOf(integer, pattern).join(pattern.group) + (decimals ? decimal + decimals : '');
  const isNegative = minorUnits < 0 && /[1-9]/.test(amount);
  const [before, after] = isNegative ? pattern.negative : pattern.positive;
  return before + number.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) + after;
}

function groupsOf(
  integer: string,
  { groupSizes: [last, others], minGroup }: MoneyPattern,
): readonly string[] {
  if (integer.length < last + minGroup) return [integer];
  const groups = [integer.slice(-last)];
  for (let end = integer.length - last; end > 0; end -= others) {
    groups.unshift(integer.slice(Math.max(0, end - others), end));
  }
  return groups;
}
