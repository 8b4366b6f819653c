import { isSoldOut, readProduct } from '../../commerce/product/index.ts';
import type { Predicate } from '../../contract.ts';

/** `{.sold-out?}`: nothing of the product can be bought (language reference 13.1). */
export const soldOut: Predicate = {
  name: 'sold-out?',
  prepare: (_args, dialect) => (scope) => isSoldOut(readProduct(scope.node, dialect)),
};
