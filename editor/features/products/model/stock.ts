import type {
  EditorInventoryItem,
  EditorStockTotalsResponse,
} from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { hasStockCount } from '../../../../formatters/vocabulary/store/product-type.ts';
import type { ProductView, VariantView } from '../../../core/store/product.ts';

/** The stock of a variant on the server or, before its first publish, in its document. */
export interface VariantStock {
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Absent before the first publish. */
  readonly line: EditorInventoryItem | undefined;
}

/** The inventory by product id and variant id. */
export type StockByVariant = ReadonlyMap<string, ReadonlyMap<string, EditorInventoryItem>>;

export function stockByVariant(stock: readonly EditorInventoryItem[]): StockByVariant {
  const byProduct = new Map<string, Map<string, EditorInventoryItem>>();
  for (const line of stock) {
    const lines = byProduct.get(line.productId) ?? new Map<string, EditorInventoryItem>();
    byProduct.set(line.productId, lines.set(line.variantId, line));
  }
  return byProduct;
}

export function stockOf(
  stockLevels: StockByVariant,
  product: ProductView,
  variant: VariantView,
): VariantStock {
  const line = stockLevels.get(product.id)?.get(variant.id);
  const { qtyInStock, unlimited } = line ?? variant;
  return { qtyInStock, unlimited: unlimited || !hasStockCount(product.productType), line };
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

/** Returns the stock of a product. While only its summary is loaded, that is the stock of all its inventory. */
export function productStock(stockLevels: StockByVariant, product: ProductView): StockTotal {
  const { id, variants, variantSummary } = product;
  if (variantSummary === undefined)
    return stockTotal(variants.map((variant) => stockOf(stockLevels, product, variant)));
  const lines = stockLevels.get(id);
  return lines === undefined || lines.size === 0 ? documentStock(product) : stockTotal([...lines.values()]);
}

/** Returns the stock that the document of a product starts with. */
export function documentStock({ productType, variants, variantSummary }: ProductView): StockTotal {
  if (!hasStockCount(productType)) return { counted: undefined, isUnlimited: true };
  if (variantSummary === undefined) return stockTotal(variants);
  const { count, qtyInStock, hasUnlimited = false } = variantSummary;
  return { counted: count === 0 ? 0 : qtyInStock, isUnlimited: hasUnlimited };
}

/** The stock of each product of the inventory, by product id. */
export type StockByProduct = ReadonlyMap<string, StockTotal>;

export function stockByProduct({ limited, unlimited }: EditorStockTotalsResponse): StockByProduct {
  const totals = new Map<string, StockTotal>(
    unlimited.map((id) => [id, { counted: undefined, isUnlimited: true }]),
  );
  for (const [id, counted] of Object.entries(limited))
    totals.set(id, { counted, isUnlimited: totals.has(id) });
  return totals;
}
