import type { ExpectedStock, InventoryQuery } from '../../../domain/store.ts';
import type { Books } from '../../storage-context.ts';
import { findVariant } from './inventory.ts';
import { stockAfter } from './sync-catalogue.ts';

/** What there will be of these once a release with them is live; nothing about what the ledger has never heard of. */
export function expectStock(books: Books, products: readonly InventoryQuery[]): readonly ExpectedStock[] {
  return products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const known = findVariant(books, product.id, variant.sku);
      if (known === undefined) return [];
      const { net, unlimited } = stockAfter(known, product, variant);
      const qtyInStock = Math.max(0, net);
      return [{ productId: product.id, sku: variant.sku, qtyInStock, unlimited: unlimited === 1 }];
    }),
  );
}
