import type { CatalogueProduct, CatalogueVariant } from '../../../../compiler/model/index.ts';
import type { Books } from '../books.ts';
import { findVariant } from './stock.ts';
import { stockAfter } from './sync-catalogue.ts';

/** A product that is about to be published. */
export interface InventoryQuery extends Pick<CatalogueProduct, 'id' | 'productType'> {
  readonly variants: readonly Pick<CatalogueVariant, 'sku' | 'qtyInStock' | 'unlimited'>[];
}

export interface ExpectedStock {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

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
