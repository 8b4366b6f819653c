import { hasVariedPrices } from '../../commerce/product/has-varied-prices.ts';
import { readProduct } from '../../commerce/product/product.ts';
import type { Predicate } from '../../contract.ts';

/** `{.varied-prices?}`: the variants differ in price (language reference 13.2). */
export const variedPrices: Predicate = {
  name: 'varied-prices?',
  prepare: (_args, dialect) => (scope) => hasVariedPrices(readProduct(scope.node, dialect)),
};
