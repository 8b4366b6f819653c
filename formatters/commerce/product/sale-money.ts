import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import { comparePrices, defaultMoney, type Money, readMoney } from './money.ts';
import type { Product } from './product.ts';

/** The lowest sale price among variants on sale (language reference 13.1, "sale price"); 0 USD if none is. */
export function saleMoney(product: Product): Money {
  switch (product.kind) {
    case 'physical':
    case 'service':
      return lowestSalePrice(product) ?? defaultMoney();
    case 'digital':
      return readMoney(membersOf(product.content).salePriceMoney);
    default:
      return defaultMoney();
  }
}

function lowestSalePrice(product: Product): Money | undefined {
  let lowest: Money | undefined;
  for (const variant of product.variants) {
    const { onSale, salePriceMoney } = membersOf(variant);
    if (!isTruthy(onSale)) continue;
    const price = readMoney(salePriceMoney);
    if (lowest === undefined || comparePrices(price, lowest) < 0) lowest = price;
  }
  return lowest;
}
