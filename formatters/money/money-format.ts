import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { decimalOrZero } from '../number/parse-decimal.ts';
import { groupedAmount, US_AMOUNT } from './grouped-amount.ts';

/** `{cents|money-format}`: 123456 is `1,234.56`, whatever the locale (language reference 19.4). */
export const moneyFormat: Formatter = {
  name: 'money-format',
  family: 'money',
  reads: 'value',
  prepare: prepareMoneyFormat,
};

/** Shared with `moneyFormat`. */
export function prepareMoneyFormat(_args: readonly string[], dialect: Dialect): Format {
  return dialect.legacyMoneyFormats ? centsText : (value) => value;
}

/** Converts hundredths to dollars and cents; returns `''` unless finite. */
export function centsText(value: Value): string {
  const amount = decimalOrZero(value).movePoint(-2);
  if (!amount.isFinite()) return '';
  const text = groupedAmount(amount.abs(), US_AMOUNT);
  return amount.isNegative() ? `-${text}` : text;
}
