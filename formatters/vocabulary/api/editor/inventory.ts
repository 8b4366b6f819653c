/** GET stock (all, or some products) and the response of PUT: the current inventory. */
export interface EditorInventoryResponse {
  readonly stock: readonly EditorInventoryItem[];
}

export interface EditorInventoryItem {
  /** The item's id. */
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/** Maximum products of one GET stock: a page of the list of products. */
export const MAX_STOCK_PRODUCTS = 100;

/** GET stock/totals: the stock of all products of the inventory, by product id. */
export interface EditorStockTotalsResponse {
  /** Units of the variants with limited stock; absent for products without such variants. */
  readonly limited: Readonly<Record<string, number>>;
  /** Ids of products with a variant of unlimited stock. */
  readonly unlimited: readonly string[];
}

/**
 * PUT stock. `expected` is the quantity that the contributor saw. When the inventory has another quantity, responds
 * with 409, `EditorInventoryResponse` beside `error` and `message`, and changes nothing.
 */
export interface EditorInventoryRequest {
  readonly changes: readonly {
    readonly sku: string;
    readonly productId: string;
    readonly variantId: string;
    readonly qtyInStock: number;
    readonly unlimited: boolean;
    readonly expected?: number;
  }[];
}
