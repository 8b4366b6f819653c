import { Decimal } from '@phensley/decimal';
import type { Value } from '../contract.ts';
import { decimalOrZero } from '../money/parse-decimal.ts';
import { asString, member } from '../values/index.ts';

/** What a message converts: an argument, the number behind `#`, or `undefined` where an argument is absent. */
export type MessageValue = Value | Decimal;

/** Language reference 16.4, as string. */
export function argumentText(argument: MessageValue): string {
  return isDecimal(argument) ? argument.toString() : asString(amountIn(argument));
}

/** Language reference 16.4, as decimal: what is no number is 0, an absent argument is NaN. */
export function argumentDecimal(argument: MessageValue): Decimal {
  if (isDecimal(argument)) return argument;
  if (argument === undefined) return new Decimal(Number.NaN);
  return decimalOrZero(typeof argument === 'boolean' ? Number(argument) : amountIn(argument));
}

/** The number that an object with `decimalValue` or else `value` carries; everything else stands for itself. */
function amountIn(argument: Value): Value {
  if (typeof argument !== 'object') return argument;
  const decimalValue = member(argument, 'decimalValue');
  return decimalValue === undefined ? member(argument, 'value') : decimalValue;
}

/** Data is JSON and has no methods, so one method is proof enough. */
function isDecimal(argument: MessageValue): argument is Decimal {
  if (typeof argument !== 'object' || argument === null) return false;
  return 'isFinite' in argument && typeof argument.isFinite === 'function';
}
