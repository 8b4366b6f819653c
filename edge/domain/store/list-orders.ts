import type {
  EditorOrderSummaryResponse,
  OrderFilter,
  OrderSort,
} from '../../../formatters/vocabulary/api/order-list.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';

export interface OrdersQuery {
  readonly limit: number;
  /** Number of orders before the page. */
  readonly offset?: number;
  /** `nextPageCursor` of the previous page; only for the default order, newest first. */
  readonly cursor?: string;
  readonly filter?: OrderFilter;
  /** Words that occur in the order, as in `searchWords`. */
  readonly search?: string;
  readonly sort?: OrderSort;
  readonly isAscending?: boolean;
}

export interface OrdersPage {
  readonly orders: readonly StoredOrder[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface OrderSummaryQuery {
  /** Start of each day in epoch milliseconds, oldest first; the last day is open-ended. */
  readonly dayStarts: readonly number[];
}

export type OrderSummary = Omit<EditorOrderSummaryResponse, 'timeZone' | 'days'>;
