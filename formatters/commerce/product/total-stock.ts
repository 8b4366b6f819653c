import { asNumber } from '../../values/as-number.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/** Units of all variants; `Infinity` when stock is unlimited (language reference 13.1). */
export function totalStock(product: Product): number {
  if (product.kind === 'digital' || product.kind === 'gift-card') return Number.POSITIVE_INFINITY;
  let pieces = 0;
  for (const variant of product.variants) {
    const { unlimited, qtyInStock } = membersOf(variant);
    if (isTruthy(unlimited)) return Number.POSITIVE_INFINITY;
    pieces += asNumber(qtyInStock);
  }
  return pieces;
}
