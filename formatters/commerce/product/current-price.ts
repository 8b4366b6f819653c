import type { Value } from '../../contract.ts';
import { isTruthy, membersOf } from '../../values/index.ts';
import { type Money, readMoney } from './money.ts';

/** What a variant or a pricing option costs now: its sale price while it is on sale, else its price. */
export function currentPrice(variant: Value): Money {
  const { onSale, salePriceMoney, priceMoney } = membersOf(variant);
  return readMoney(isTruthy(onSale) ? salePriceMoney : priceMoney);
}
