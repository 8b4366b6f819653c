import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor.ts';
import type { ProductView, VariantView } from '../../../core/store/product.ts';

/** The stock of a variant on the server or, before its first publish, in its document. */
export interface VariantStock {
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Absent before the first publish. */
  readonly line: EditorInventoryItem | undefined;
}

export type StockByVariant = ReadonlyMap<string, EditorInventoryItem>;

/** Indexes stock by `productId/variantId`. */
export function stockByVariant(stock: readonly EditorInventoryItem[]): StockByVariant {
  return new Map(stock.map((line) => [`${line.productId}/${line.variantId}`, line]));
}

export function stockOf(
  stockLevels: StockByVariant,
  product: ProductView,
  variant: VariantView,
): VariantStock {
  const line = stockLevels.get(`${product.id}/${variant.id}`);
  const { qtyInStock, unlimited } = line ?? variant;
  return { qtyInStock, unlimited, line };
}

export interface StockTotal {
  /** Units of the variants with limited stock, or undefined when there are none. */
  readonly counted: number | undefined;
  /** At least one variant has unlimited stock. */
  readonly isUnlimited: boolean;
}

/** Sums the stock of variants. */
export function stockTotal(variants: readonly Pick<VariantStock, 'qtyInStock' | 'unlimited'>[]): StockTotal {
  const limited = variants.filter(({ unlimited }) => !unlimited);
  const sum = limited.reduce((total, { qtyInStock }) => total + qtyInStock, 0);
  return {
    counted: limited.length === 0 && variants.length > 0 ? undefined : sum,
    isUnlimited: limited.length < variants.length,
  };
}
