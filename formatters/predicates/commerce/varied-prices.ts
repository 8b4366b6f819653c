import { hasVariedPrices, readProduct } from '../../commerce/product/index.ts';
import type { Predicate } from '../../contract.ts';

/** `{.varied-prices?}`: the variants do not all cost the same (language reference 13.2). */
export const variedPrices: Predicate = {
  name: 'varied-prices?',
  prepare: (_args, dialect) => (scope) => hasVariedPrices(readProduct(scope.node, dialect)),
};
