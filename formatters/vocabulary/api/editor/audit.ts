/** GET audit?cursor=…&limit=…: changes of stock, prices and orders other than purchases, newest first. */
export interface EditorAuditResponse {
  readonly lines: readonly EditorAuditEntry[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface EditorAuditEntry {
  readonly id: number;
  readonly at: number;
  /** A contributor's id, a release id or a payment provider. */
  readonly actor: string;
  /** The contributor's name. */
  readonly actorName?: string;
  /** `incident`: a person has to act, for example issue a refund. */
  readonly kind: 'stock' | 'price' | 'order' | 'incident';
  /** The item and SKU concerned; empty for orders. */
  readonly itemId: string;
  readonly sku: string;
  readonly detail: string;
}
