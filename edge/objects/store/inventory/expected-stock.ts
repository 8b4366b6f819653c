import type { ExpectedStock, InventoryQuery } from '../../../domain/store/inventory.ts';
import type { StorageContext } from '../../storage-context.ts';
import { findVariant } from './inventory.ts';
import { stockAfter } from './sync-catalog.ts';

/** Returns the stock of products once a release with them is live; unknown variants are omitted. */
export function expectedStock(
  storage: StorageContext,
  products: readonly InventoryQuery[],
): readonly ExpectedStock[] {
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const known = findVariant(storage, product.id, variant.sku);
      if (known === undefined) return [];
      const { net, unlimited } = stockAfter(known, product, variant);
      const qtyInStock = Math.max(0, net);
      return [{ productId: product.id, sku: variant.sku, qtyInStock, unlimited: unlimited === 1 }];
    }),
  );
}
