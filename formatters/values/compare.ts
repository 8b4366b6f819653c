import type { Value } from '../contract.ts';
import { asBoolean } from './as-boolean.ts';
import { asNumber } from './as-number.ts';
import { asString } from './as-string.ts';
import { equals } from './equals.ts';

/** Language reference 2.6, ordering: converts `right` to the type of `left`; returns -1, 0 or 1. */
export function compare(left: Value, right: Value): -1 | 0 | 1 {
  switch (typeof left) {
    case 'number':
      return order(left, asNumber(right));
    case 'string':
      return order(left, asString(right));
    case 'boolean':
      return order(Number(left), Number(asBoolean(right)));
    default:
      return equals(left, right) ? 0 : -1;
  }
}

/** Values that are neither smaller nor equal count as larger, including comparisons with NaN. */
function order<T extends number | string>(left: T, right: T): -1 | 0 | 1 {
  if (left < right) return -1;
  return left === right ? 0 : 1;
}
