import { isTruthy, member } from '../../values/index.ts';
import { defaultMoney, type Money, readMoney } from './money.ts';
import type { Product } from './product.ts';

/** The lowest sale price of what is on sale (language reference 13.1, "sale price"); 0 USD when nothing is. */
export function saleMoney(product: Product): Money {
  switch (product.kind) {
    case 'physical':
    case 'service':
      return lowestSalePrice(product) ?? defaultMoney();
    case 'digital':
      return readMoney(member(product.content, 'salePriceMoney'));
    default:
      return defaultMoney();
  }
}

function lowestSalePrice(product: Product): Money | undefined {
  let lowest: Money | undefined;
  for (const variant of product.variants) {
    if (!isTruthy(member(variant, 'onSale'))) continue;
    const price = readMoney(member(variant, 'salePriceMoney'));
    if (lowest === undefined || price.amount.compare(lowest.amount) < 0) lowest = price;
  }
  return lowest;
}
