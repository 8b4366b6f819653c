import { asNumber, isTruthy, membersOf } from '../../values/index.ts';
import type { Product } from './product.ts';

/** Pieces of all variants together; `Infinity` when stock is unlimited (language reference 13.1). */
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
