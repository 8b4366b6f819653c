import { isOnSale } from '../../commerce/product/is-on-sale.ts';
import { readProduct } from '../../commerce/product/product.ts';
import type { Predicate } from '../../contract.ts';

/** `{.on-sale?}`: the product or one of its variants is on sale (language reference 13.1). */
export const onSale: Predicate = {
  name: 'on-sale?',
  prepare: (_args, dialect) => (scope) => isOnSale(readProduct(scope.node, dialect)),
};
