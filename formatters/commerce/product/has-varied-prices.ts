import type { Value } from '../../contract.ts';
import { equals } from '../../values/equals.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/** Whether variants differ in price (language reference 13.2). Compares the plain numbers, not the money nodes. */
export function hasVariedPrices(product: Product): boolean {
  switch (product.kind) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return product.variants.some((variant) => costsDifferently(product.variants[0], variant));
    default:
      return false;
  }
}

function costsDifferently(first: Value, other: Value): boolean {
  if (first === other) return false;
  const one = membersOf(first);
  const two = membersOf(other);
  if (!equals(one.onSale, two.onSale)) return true;
  if (isTruthy(one.onSale) && !equals(one.salePrice, two.salePrice)) return true;
  return !equals(one.price, two.price);
}
