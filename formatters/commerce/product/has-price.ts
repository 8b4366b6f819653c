import type { Value } from '../../contract.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/** Whether the product, or one of its variants, has a price. An amount that is no number is a price of 0. */
export function hasPrice(product: Product): boolean {
  switch (product.kind) {
    case 'physical':
    case 'service':
    case 'gift-card':
      return product.variants.some(isPriced);
    case 'digital':
      return isPriced(product.content);
    default:
      return false;
  }
}

function isPriced(holder: Value): boolean {
  const { priceMoney, salePriceMoney } = membersOf(holder);
  return hasAmount(priceMoney) || hasAmount(salePriceMoney);
}

function hasAmount(money: Value): boolean {
  const { value } = membersOf(money);
  return value !== undefined && value !== null && value !== '';
}
