import type { Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/**
 * Digital products and gift cards never sell out; values that are not products are always sold out (language
 * reference 13.1).
 */
export function isSoldOut(product: Product): boolean {
  switch (product.kind) {
    case 'physical':
    case 'service':
      return !product.variants.some(isAvailable);
    case 'digital':
    case 'gift-card':
      return false;
    default:
      return true;
  }
}

function isAvailable(variant: Value): boolean {
  const { unlimited, qtyInStock } = membersOf(variant);
  return isTruthy(unlimited) || asNumber(qtyInStock) > 0;
}
