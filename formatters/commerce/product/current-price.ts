import type { Value } from '../../contract.ts';
import { isTruthy, member } from '../../values/index.ts';
import { type Money, readMoney } from './money.ts';

/** What a variant or a pricing option costs now: its sale price while it is on sale, else its price. */
export function currentPrice(variant: Value): Money {
  return readMoney(member(variant, isTruthy(member(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney'));
}
