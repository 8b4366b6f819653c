import type { Product } from './product.ts';

/** Whether the shopper has to choose one: there is more than one variant. A digital product has none. */
export function hasVariants(product: Product): boolean {
  return product.kind !== 'digital' && product.variants.length > 1;
}
