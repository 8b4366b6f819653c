import { membersOf } from '../../values/members-of.ts';
import { cheapestVariant } from './cheapest-variant.ts';
import { defaultMoney, type Money, readMoney } from './money.ts';
import type { Product } from './product.ts';

/** The lowest current price (language reference 13.1, "from price"). */
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
