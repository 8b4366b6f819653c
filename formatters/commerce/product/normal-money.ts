import { membersOf } from '../../values/members-of.ts';
import { comparePrices, defaultMoney, type Money, readMoney } from './money.ts';
import type { Product } from './product.ts';

/** The highest regular price (language reference 13.1, "normal price"). */
export function normalMoney(product: Product): Money {
  switch (product.kind) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return highestPrice(product) ?? defaultMoney();
    case 'digital':
      return readMoney(membersOf(product.content).priceMoney);
    default:
      return defaultMoney();
  }
}

function highestPrice(product: Product): Money | undefined {
  let highest: Money | undefined;
  for (const variant of product.variants) {
    const price = readMoney(membersOf(variant).priceMoney);
    if (highest === undefined || comparePrices(price, highest) > 0) highest = price;
  }
  return highest;
}
