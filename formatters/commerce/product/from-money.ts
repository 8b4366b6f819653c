import { membersOf } from '../../values/index.ts';
import { cheapestVariant } from './cheapest-variant.ts';
import { defaultMoney, type Money, readMoney } from './money.ts';
import type { Product } from './product.ts';

/** The lowest price the product can be had for now (language reference 13.1, "from price"). */
export function fromMoney(product: Product): Money {
  switch (product.kind) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return cheapestVariant(product)?.price ?? defaultMoney();
    case 'digital':
      return readMoney(membersOf(product.content).priceMoney);
    default:
      return defaultMoney();
  }
}
