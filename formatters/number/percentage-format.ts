import type { Format, Formatter } from '../contract.ts';
import { decimalOrZero } from './parse-decimal.ts';

/** `{rate|percentage-format trim}`: 2 to 3 fraction digits, with `trim` 0 to 3; no percent sign, no scaling (13.4). */
export const percentageFormat: Formatter = {
  name: 'percentage-format',
  family: 'number',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: preparePercentage,
};

function preparePercentage(args: readonly string[]): Format {
  const options = {
    group: true,
    minimumFractionDigits: args.includes('trim') ? 0 : 2,
    maximumFractionDigits: 3,
  };
  return (value, { cldr }) => {
    return cldr === undefined ? '' : cldr.Numbers.formatDecimal(decimalOrZero(value), options);
  };
}
