/** GET stock (all, or one product) and the response of PUT: the current inventory. */
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
