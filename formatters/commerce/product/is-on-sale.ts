import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/**
 * Physical products and services: any variant on sale; digital products: the item; gift cards: never (R-FMT-STAT-06).
 */
export function isOnSale(product: Product): boolean {
  switch (product.kind) {
    case 'physical':
    case 'service':
      return product.variants.some((variant) => isTruthy(membersOf(variant).onSale));
    case 'digital':
      return isTruthy(membersOf(product.content).onSale);
    default:
      return false;
  }
}
