import {
  type AmountText,
  compareAmounts,
  fromMinorUnits,
  parseAmount,
  roundAmount,
} from '../../../formatters/vocabulary/money-amount.ts';
import { fractionDigits } from '../../../formatters/vocabulary/store/currency.ts';

/**
 * An amount as the dashboard's reader writes it: "€1,284.50". The published site has its own locale and writes its amounts
 * with the formatters; nothing of the dashboard reaches a page.
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
    // Decimal text is formatted without ever being a float.
    return format.format(roundAmount(amount, digits) as Intl.StringNumericLiteral);
  } catch {
    return `${roundAmount(amount, digits)} ${currency}`;
  }
}

export function centsLabel(cents: number, currency: string): string {
  return moneyLabel(fromMinorUnits(cents, currency), currency);
}

/** "€25 – €42", or one amount when all are the same; empty without any. */
export function rangeLabel(amounts: readonly AmountText[], currency: string): string {
  const sorted = [...amounts].sort(compareAmounts);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '';
  const from = moneyLabel(least, currency);
  return compareAmounts(least, most) === 0 ? from : `${from} – ${moneyLabel(most, currency)}`;
}

/** Of a price: what is more is a slip of the hand. */
const MOST_WHOLE_DIGITS = 9;

/**
 * What somebody typed or pasted as a price: "42", "€ 1,284.50", "1.284,50". Undefined when it is no amount, a negative
 * one, too much, or could be read as another than was meant: "38.505" has more decimals than a cent.
 */
export function readPrice(text: string, currency: string): AmountText | undefined {
  const plain = text.replace(/[\s\p{Sc}']/gu, '').replace(/^[A-Z]{3}|[A-Z]{3}$/g, '');
  if (!/^[\d.,]+$/.test(plain) || plain.length > 40) return undefined;
  const digits = fractionDigits(currency);
  const point = pointOf(plain);
  const whole = plain.slice(0, point);
  const decimals = plain.slice(point + 1);
  const isGrouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(whole);
  // The mark of the groups is never that of the decimals.
  const isPlain = /^\d*$/.test(whole) || (isGrouped && !whole.includes(plain[point] ?? ' '));
  if (!isPlain || !/^\d*$/.test(decimals) || /[1-9]/.test(decimals.slice(digits))) return undefined;
  const figures = whole.replace(/[.,]/g, '');
  if (figures.length > MOST_WHOLE_DIGITS || figures + decimals === '') return undefined;
  const amount = parseAmount(decimals === '' ? figures : `${figures || '0'}.${decimals}`);
  return amount === undefined ? undefined : roundAmount(amount, digits);
}

/** Where the decimals begin; the end when there are none. A comma before three figures is one of thousands, as are two points. */
function pointOf(plain: string): number {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const mark = plain[last] ?? '';
  const isRepeated = mark !== '' && plain.indexOf(mark) !== last;
  const isThousands = mark === ',' && plain.length - last === 4 && !plain.startsWith('0');
  return last < 0 || isRepeated || isThousands ? plain.length : last;
}
