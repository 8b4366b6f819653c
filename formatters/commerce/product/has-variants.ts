import type { Product } from './product.ts';

/** Whether there is more than one variant to select from. Digital products have none. */
export function hasVariants(product: Product): boolean {
  return product.kind !== 'digital' && product.variants.length > 1;
}
