import { hasVariants } from '../../commerce/product/has-variants.ts';
import { readProduct } from '../../commerce/product/product.ts';
import type { Predicate } from '../../contract.ts';

/** `{.has-variants?}`: the product has more than one variant (language reference 13.1). */
export const hasVariantsPredicate: Predicate = {
  name: 'has-variants?',
  prepare: (_args, dialect) => (scope) => hasVariants(readProduct(scope.node, dialect)),
};
