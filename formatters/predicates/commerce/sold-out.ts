import { isSoldOut } from '../../commerce/product/is-sold-out.ts';
import { readProduct } from '../../commerce/product/product.ts';
import type { Predicate } from '../../contract.ts';

/** `{.sold-out?}`: the product is sold out (language reference 13.1). */
export const soldOut: Predicate = {
  name: 'sold-out?',
  prepare: (_args, dialect) => (scope) => isSoldOut(readProduct(scope.node, dialect)),
};
