import type { OrderFilter, OrderSort } from '../../../../formatters/vocabulary/api/order-list.ts';
import { searchWords } from '../../../../formatters/vocabulary/rules/search-text.ts';
import type { OrdersPage, OrdersQuery } from '../../../domain/store/list-orders.ts';
import type { StorageContext } from '../../storage-context.ts';
import { orderOf } from './orders.ts';
import { type Condition, searchConditions } from './search-orders.ts';

const MAX_PAGE_SIZE = 100;

/** SQL of paid orders that are neither fulfilled nor canceled; `orders_unfulfilled` is its index. */
export const UNFULFILLED = `payment_state = 'paid' AND fulfilment_state = 'pending'`;
/** SQL of orders with a refund due; `payments_refund_due` is its index. */
export const REFUND_DUE = `id IN (SELECT order_id FROM payments WHERE state = 'refund-due')`;

export const ORDER_LIST_INDEXES = `CREATE INDEX orders_by_date ON orders (created_on);
CREATE INDEX orders_by_total ON orders (grand_total_cents);
CREATE INDEX orders_unfulfilled ON orders (number) WHERE payment_state = 'paid' AND fulfilment_state = 'pending';
CREATE INDEX payments_refund_due ON payments (order_id) WHERE state = 'refund-due'`;

const FILTERS: Readonly<Record<OrderFilter, string>> = {
  all: '1',
  unfulfilled: UNFULFILLED,
  'refund-due': REFUND_DUE,
};

// cspell:ignore NOCASE
const SORTS: Readonly<Record<OrderSort, string>> = {
  number: 'number',
  date: 'created_on',
  customer: `COALESCE(json_extract(shipping_address, '$.name'), email) COLLATE NOCASE`,
  payment: 'payment_state',
  status: `CASE WHEN ${UNFULFILLED} THEN 0 WHEN fulfilment_state = 'pending' THEN 1
    WHEN fulfilment_state = 'fulfilled' THEN 2 ELSE 3 END`,
  total: 'grand_total_cents',
};

/** Returns one page of the matching orders, newest first unless sorted, and their number on all pages. */
export function listOrders(storage: StorageContext, query: OrdersQuery): OrdersPage {
  const { filter = 'all', search = '', sort = 'number', isAscending = false } = query;
  const size = Math.min(Math.max(1, Math.trunc(query.limit) || 1), MAX_PAGE_SIZE);
  const offset = Math.max(0, Math.trunc(query.offset ?? 0) || 0);
  const direction = isAscending ? 'ASC' : 'DESC';
  const matches = both([
    { sql: FILTERS[filter], values: [] },
    ...searchConditions(storage, searchWords(search)),
  ]);
  const page = both([matches, ...beforeCursor(query.cursor)]);
  const rows = storage.sql
    .exec(
      `SELECT * FROM orders WHERE ${page.sql} ORDER BY ${SORTS[sort]} ${direction}, number DESC LIMIT ? OFFSET ?`,
      ...page.values,
      size + 1,
      offset,
    )
    .toArray();
  const total = Number(
    storage.sql.exec(`SELECT COUNT(*) AS total FROM orders WHERE ${matches.sql}`, ...matches.values).one()
      .total,
  );
  const orders = rows.slice(0, size).map((row) => orderOf(storage, row));
  const last = orders.at(-1);
  const hasNextPage = rows.length > size;
  return { orders, total, hasNextPage, ...(hasNextPage && last && { nextPageCursor: String(last.number) }) };
}

/** The cursor is the number of the last order of the previous page. */
function beforeCursor(cursor: string | undefined): readonly Condition[] {
  return cursor !== undefined && /^\d{1,15}$/.test(cursor)
    ? [{ sql: 'number < ?', values: [Number(cursor)] }]
    : [];
}

function both(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}
