import type { Value } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import { type Money, readMoney } from './money.ts';

/** The current price of a variant or a pricing option: the sale price while on sale, else the regular price. */
export function currentPrice(variant: Value): Money {
  const { onSale, salePriceMoney, priceMoney } = membersOf(variant);
  return readMoney(isTruthy(onSale) ? salePriceMoney : priceMoney);
}
