import type { EmailFailure } from '../emails.ts';
import type { FulfilmentState, StoredOrder } from '../orders.ts';

/**
 * GET orders?search=…&filter=…&sort=…&order=asc&offset=…&limit=…, newest first by default; see `ORDER_FILTERS` and
 * `ORDER_SORTS`. `cursor` instead of `offset` does not skip orders when new ones arrive.
 */
export interface EditorOrdersResponse {
  readonly orders: readonly StoredOrder[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** GET and PATCH orders/:orderId. */
export interface EditorOrderResponse {
  readonly order: StoredOrder;
  /** The shipping email was not sent because no email provider is set up. */
  readonly isEmailRetained?: boolean;
  /** Set when the email provider rejected the shipping email. */
  readonly emailFailure?: EmailFailure;
}

/** PATCH orders/:orderId. */
export type EditorOrderPatch = OrderStateChange | OrderReturnPatch;

export interface OrderStateChange {
  readonly fulfilmentState: FulfilmentState;
  /**
   * With `fulfilled`: notifies the customer, once per order. A repeated request retries an email that the provider
   * rejected. Absent: no email is sent.
   */
  readonly shippingEmail?: OrderEmail;
  readonly returnOrder?: never;
}

/** Returns the items of a fulfilled order; the order stays fulfilled. */
export interface OrderReturnPatch {
  readonly fulfilmentState: 'fulfilled';
  readonly returnOrder: OrderReturnOptions;
  readonly shippingEmail?: never;
}

export interface OrderReturnOptions {
  /** The payment must be refunded; the customer and the store owner are notified. */
  readonly isRefunded: boolean;
  /** Returns the items to stock. */
  readonly isRestocked: boolean;
}

export interface OrderEmail {
  /** A tracking code, or a URL that starts with http:// or https://; at most 200 characters. */
  readonly tracking?: string;
}
