import type { Format, Formatter } from '../contract.ts';
import { decimalOptions } from './decimal-options.ts';
import { parseDecimal } from './parse-decimal.ts';

/** `{value|decimal style:short maxfrac:1}`: a number in the locale's format (language reference 15.3). */
export const decimal: Formatter = {
  name: 'decimal',
  family: 'number',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareDecimal,
};

function prepareDecimal(args: readonly string[]): Format {
  const options = decimalOptions(args);
  return (value, { cldr }) => {
    if (cldr === undefined) return '';
    const number = parseDecimal(value);
    return number === undefined ? '' : cldr.Numbers.formatDecimal(number, options);
  };
}
