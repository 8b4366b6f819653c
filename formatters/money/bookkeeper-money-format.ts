import type { Formatter } from '../contract.ts';
import { decimalOrZero } from '../number/parse-decimal.ts';
import { formatCurrency } from './format-currency.ts';

/**
 * `{cents|bookkeeper-money-format}`: hundredths in the currency of the locale's region (language reference 13.4).
 * Always divides by 100, regardless of the currency; for old templates only.
 */
export const bookkeeperMoneyFormat: Formatter = {
  name: 'bookkeeper-money-format',
  family: 'money',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare:
    () =>
    (value, { cldr }) => {
      if (cldr === undefined) return '';
      const currency = cldr.Numbers.getCurrencyForRegion(cldr.General.locale().tag.region());
      return formatCurrency(cldr, decimalOrZero(value).movePoint(-2), currency, []);
    },
};
