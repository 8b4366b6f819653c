import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor.ts';
import type { ProductView, VariantView } from '../../../core/store/product.ts';

/** What the ledger has of a variant, or, before its first publish, what its document starts with. */
export interface VariantStock {
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Absent before the first publish. */
  readonly line: EditorInventoryItem | undefined;
}

export type StockByVariant = ReadonlyMap<string, EditorInventoryItem>;

/** The ledger by product and variant. */
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
  /** Of the variants that are counted; undefined when none is. */
  readonly counted: number | undefined;
  /** There are variants that never run out. */
  readonly isUnlimited: boolean;
}

/** Of all variants together. */
export function stockTotal(variants: readonly Pick<VariantStock, 'qtyInStock' | 'unlimited'>[]): StockTotal {
  const limited = variants.filter(({ unlimited }) => !unlimited);
  const sum = limited.reduce((total, { qtyInStock }) => total + qtyInStock, 0);
  return {
    counted: limited.length === 0 && variants.length > 0 ? undefined : sum,
    isUnlimited: limited.length < variants.length,
  };
}
