import {
  type AmountText,
  compareAmounts,
  fractionDigits,
  fromMinorUnits,
  parseAmount,
  roundAmount,
} from '../../../formatters/vocabulary/index.ts';

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

/**
 * What somebody typed or pasted as a price: "42", "€ 1,284.50", "1.284,50". The last point or comma is the decimal one when
 * one or two figures follow it. Undefined when it is no amount, or a negative one.
 */
export function readPrice(text: string, currency: string): AmountText | undefined {
  const plain = text.replace(/[\s\p{Sc}']/gu, '').replace(/^[A-Z]{3}|[A-Z]{3}$/g, '');
  if (!/^[\d.,]+$/.test(plain) || plain.length > 40) return undefined;
  const point = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const decimals = plain.length - point - 1;
  const isDecimal = point >= 0 && decimals <= 2 && plain.indexOf(plain[point] ?? '') === point;
  const whole = (isDecimal ? plain.slice(0, point) : plain).replace(/[.,]/g, '');
  const amount = parseAmount(isDecimal && decimals > 0 ? `${whole || '0'}.${plain.slice(point + 1)}` : whole);
  return amount === undefined ? undefined : roundAmount(amount, fractionDigits(currency));
}
