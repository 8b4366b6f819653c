import type { EditorStockLine } from '../../../formatters/vocabulary/index.ts';
import type { ProductView, VariantView } from './product.ts';

/** What the ledger has of a variant, or, before its first publish, what its document starts with. */
export interface VariantStock {
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Absent before the first publish. */
  readonly line: EditorStockLine | undefined;
}

export type StockByVariant = ReadonlyMap<string, EditorStockLine>;

/** The ledger by product and variant. */
export function stockByVariant(stock: readonly EditorStockLine[]): StockByVariant {
  return new Map(stock.map((line) => [`${line.productId}/${line.variantId}`, line]));
}

export function stockOf(ledger: StockByVariant, product: ProductView, variant: VariantView): VariantStock {
  const line = ledger.get(`${product.id}/${variant.id}`);
  const { qtyInStock, unlimited } = line ?? variant;
  return { qtyInStock, unlimited, line };
}

/** Of all variants: the sum, or unlimited when any of them is. */
export function stockSum(ledger: StockByVariant, product: ProductView): number | 'unlimited' {
  const all = product.variants.map((variant) => stockOf(ledger, product, variant));
  if (all.some(({ unlimited }) => unlimited)) return 'unlimited';
  return all.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0);
}
