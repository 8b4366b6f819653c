/** An order as analytics reads it (data model 3). */
export interface AnalyticsOrder {
  readonly id: string;
  readonly purchasedCartId: string;
  readonly testMode: boolean;
  readonly websiteId: string;
  /** Extension: the currency of all amounts. */
  readonly currencyCode: string;
  readonly items: readonly AnalyticsOrderItem[];
  readonly grandTotal: Amount;
  readonly shippingTotal: Amount;
  readonly taxTotal: Amount;
}

export interface AnalyticsOrderItem {
  readonly sku: string;
  readonly productName: string;
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** Decimal text in either spelling: `34.00`. */
export type Amount = { readonly decimalValue: string } | { readonly value: string };

/** The id of the element on the confirmation page whose `value` is the order. */
export const ORDER_DATA_ID = 'quoin-order';
