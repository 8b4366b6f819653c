import type { Format, Formatter } from '../contract.ts';
import { parseDecimal } from '../number/parse-decimal.ts';
import { currencyOptions } from './currency-options.ts';
import { formatMoney } from './format-currency.ts';
import { moneyOf } from './money-of.ts';

/** `{price|money style:accounting}`: an amount in the locale's currency format (language reference 15.4). */
export const money: Formatter = {
  name: 'money',
  family: 'money',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareMoney,
};

function prepareMoney(args: readonly string[]): Format {
  const options = currencyOptions(args);
  return (value, { cldr }) => {
    const raw = moneyOf(value);
    const amount = parseDecimal(raw?.amount);
    if (cldr === undefined || raw === undefined || amount === undefined) return '';
    return formatMoney(cldr, { amount, currency: raw.currency }, options);
  };
}
