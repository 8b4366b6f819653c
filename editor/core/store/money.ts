import {
  type AmountText,
  compareAmounts,
  fromMinorUnits,
  parseAmount,
  roundAmount,
} from '../../../formatters/vocabulary/money-amount.ts';
import { fractionDigits } from '../../../formatters/vocabulary/store/currency.ts';

/**
 * Formats an amount for the dashboard: "€1,284.50". The published site formats amounts in its own locale with the
 * formatters.
 */
export function moneyLabel(amount: AmountText, currency: string): string {
  const digits = fractionDigits(currency);
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Format decimal text without converting it to a float.
    return format.format(roundAmount(amount, digits) as Intl.StringNumericLiteral);
  } catch {
    return `${roundAmount(amount, digits)} ${currency}`;
  }
}

export function centsLabel(cents: number, currency: string): string {
  return moneyLabel(fromMinorUnits(cents, currency), currency);
}

/** "€25 – €42", or one amount when all are equal; empty without any. */
export function rangeLabel(amounts: readonly AmountText[], currency: string): string {
  const sorted = [...amounts].sort(compareAmounts);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  const from = moneyLabel(lowest, currency);
  return compareAmounts(lowest, highest) === 0 ? from : `${from} – ${moneyLabel(highest, currency)}`;
}

/** Maximum price; more is a typing mistake. */
const MAX_WHOLE_DIGITS = 9;

/**
 * Parses a typed or pasted price: "42", "€ 1,284.50", "1.284,50". Returns undefined for anything that is not an
 * amount, negative, too high or ambiguous: "38.505" has more decimals than a cent.
 */
export function readPrice(text: string, currency: string): AmountText | undefined {
  const digitsOnly = text.replace(/[\s\p{Sc}']/gu, '').replace(/^[A-Z]{3}|[A-Z]{3}$/g, '');
  if (!/^[\d.,]+$/.test(digitsOnly) || digitsOnly.length > 40) return undefined;
  const digits = fractionDigits(currency);
  const decimalIndex = decimalPoint(digitsOnly);
  const whole = digitsOnly.slice(0, decimalIndex);
  const decimals = digitsOnly.slice(decimalIndex + 1);
  const isGrouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(whole);
  // The group separator differs from the decimal separator.
  const isPlain = /^\d*$/.test(whole) || (isGrouped && !whole.includes(digitsOnly[decimalIndex] ?? ' '));
  if (!isPlain || !/^\d*$/.test(decimals) || /[1-9]/.test(decimals.slice(digits))) return undefined;
  const figures = whole.replace(/[.,]/g, '');
  if (figures.length > MAX_WHOLE_DIGITS || figures + decimals === '') return undefined;
  const amount = parseAmount(decimals === '' ? figures : `${figures || '0'}.${decimals}`);
  return amount === undefined ? undefined : roundAmount(amount, digits);
}

/**
 * Returns the index of the decimals, or the length when there are none. A comma before three digits separates
 * thousands, as do two points.
 */
function decimalPoint(digitsOnly: string): number {
  const last = Math.max(digitsOnly.lastIndexOf('.'), digitsOnly.lastIndexOf(','));
  const mark = digitsOnly[last] ?? '';
  const isRepeated = mark !== '' && digitsOnly.indexOf(mark) !== last;
  const isThousands = mark === ',' && digitsOnly.length - last === 4 && !digitsOnly.startsWith('0');
  return last < 0 || isRepeated || isThousands ? digitsOnly.length : last;
}
