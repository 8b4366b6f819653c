import type { Decimal } from '@phensley/decimal';
import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { parseDecimal } from '../number/parse-decimal.ts';
import { groupedAmount, US_AMOUNT } from './grouped-amount.ts';

/** `{cents|money-format}`: 123456 is `1,234.56`, whatever the locale (language reference 19.4). */
export const moneyFormat: Formatter = {
  name: 'money-format',
  family: 'money',
  reads: 'scope',
  prepare: (_args, dialect) => prepareMoneyFormat('money-format', dialect, (text) => text),
};

/**
 * Prepares a formatter of amounts in hundredths; `print` receives dollars and cents. A value that is no amount is
 * reported and prints nothing.
 */
export function prepareMoneyFormat(name: string, dialect: Dialect, print: (text: string) => string): Format {
  if (!dialect.legacyMoneyFormats) return (value) => value;
  return (value, scope) => {
    const amount = centsOf(value);
    if (amount !== undefined) return print(dollarsAndCents(amount));
    scope.report(`"${name}" formatter expects an amount in cents`);
    return '';
  };
}

/** The amount of a number or a numeric text, in major units; undefined for everything else. */
export function centsOf(value: Value): Decimal | undefined {
  const cents = parseDecimal(value);
  return cents?.isFinite() === true ? cents.movePoint(-2) : undefined;
}

function dollarsAndCents(amount: Decimal): string {
  const text = groupedAmount(amount.abs(), US_AMOUNT);
  return amount.isNegative() ? `-${text}` : text;
}
