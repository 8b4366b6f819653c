import { decimalOf, type Money } from '../product/index.ts';

/** The amount times 100 in digits, at least as precise as the amount: `12.50` is `1250`, `12.505` is `1250.5`. */
export function legacyCents(money: Money): string {
  return decimalOf(money).movePoint(2).toString();
}
