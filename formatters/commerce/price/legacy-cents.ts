import { decimalOf, type Money } from '../product/money.ts';

/** The amount times 100, without rounding: `12.50` is `1250`, `12.505` is `1250.5`. */
export function legacyCents(money: Money): string {
  return decimalOf(money).movePoint(2).toString();
}
