import type { CatalogProduct, CatalogVariant } from '../../../compiler/model/index.ts';

/** Stock of one variant. */
export interface StockLine {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  /** Units that can be sold: reservations are deducted. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** False when the live release no longer contains the variant. */
  readonly isSellable: boolean;
}

/** The stock of all products, by product id. */
export interface StockTotals {
  /** Units of the variants with limited stock; absent for products without such variants. */
  readonly limited: Readonly<Record<string, number>>;
  /** Ids of products with a variant of unlimited stock. */
  readonly unlimited: readonly string[];
}

export interface StockChange {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Quantity that the contributor saw; all changes are rejected if it differs now. */
  readonly expected?: number | undefined;
}

/** `conflict`: the stock has changed since. `stock` is the current stock in each case. */
export interface InventoryResponse {
  readonly outcome: 'changed' | 'conflict' | 'unknown';
  readonly stock: readonly StockLine[];
}

/** A product of a release that is about to be published. */
export interface InventoryQuery extends Pick<CatalogProduct, 'id' | 'productType'> {
  readonly variants: readonly Pick<CatalogVariant, 'sku' | 'qtyInStock' | 'unlimited'>[];
}

export interface ExpectedStock {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}
