import { hasVariants, readProduct } from '../../commerce/product/index.ts';
import type { Predicate } from '../../contract.ts';

/** `{.has-variants?}`: the product comes in more than one variant (language reference 13.1). */
export const hasVariantsPredicate: Predicate = {
  name: 'has-variants?',
  prepare: (_args, dialect) => (scope) => hasVariants(readProduct(scope.node, dialect)),
};
