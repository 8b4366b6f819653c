/** Columns that orders are sorted by. `status`: unfulfilled orders first. */
export const ORDER_SORTS = ['number', 'date', 'customer', 'payment', 'status', 'total'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** `unfulfilled`: paid orders that are neither fulfilled nor canceled. */
export const ORDER_FILTERS = ['all', 'unfulfilled', 'refund-due'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** GET order-summary: sales of the last days, and orders that need action. */
export interface EditorOrderSummaryResponse {
  /** The time zone of the days: the one of the published site. */
  readonly timeZone: string;
  /** Oldest first; the last one is today. */
  readonly days: readonly string[];
  /** Paid orders that are not canceled, without test orders, by currency. */
  readonly sales: readonly CurrencySales[];
  /** Unfulfilled orders with a shipping address. */
  readonly toShip: OrderCount;
  /** Unfulfilled orders without one, such as digital products. */
  readonly toComplete: OrderCount;
  readonly refundDueCount: number;
}

export interface CurrencySales {
  readonly currency: string;
  readonly count: number;
  readonly cents: number;
  /** Minor units for each of the days. */
  readonly dailyCents: readonly number[];
}

export interface OrderCount {
  readonly count: number;
  /** How many of them are test orders. */
  readonly testCount: number;
}
