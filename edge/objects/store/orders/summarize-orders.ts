import type { CurrencySales, OrderCount } from '../../../../formatters/vocabulary/api/order-list.ts';
import type { OrderSummary, OrderSummaryQuery } from '../../../domain/store/list-orders.ts';
import type { StorageContext } from '../../storage-context.ts';
import { REFUND_DUE, UNFULFILLED } from './list-orders.ts';

/** Returns the sales of each day by currency, and the numbers of orders that need action. */
export function summarizeOrders(storage: StorageContext, { dayStarts }: OrderSummaryQuery): OrderSummary {
  return {
    sales: salesOf(storage, dayStarts),
    toShip: countUnfulfilled(storage, 'shipping_address IS NOT NULL'),
    toComplete: countUnfulfilled(storage, 'shipping_address IS NULL'),
    refundDueCount: Number(
      storage.sql.exec(`SELECT COUNT(*) AS count FROM orders WHERE ${REFUND_DUE}`).one().count,
    ),
  };
}

/** Currencies with the most orders first. */
function salesOf({ sql }: StorageContext, dayStarts: readonly number[]): readonly CurrencySales[] {
  const sales = new Map<string, CurrencySales>();
  for (const [day, start] of dayStarts.entries()) {
    const rows = sql.exec(
      `SELECT currency, COUNT(*) AS count, SUM(grand_total_cents) AS cents FROM orders
       WHERE created_on >= ? AND created_on < ? AND payment_state = 'paid' AND fulfilment_state <> 'cancelled'
         AND is_test = 0
       GROUP BY currency`,
      start,
      dayStarts[day + 1] ?? Number.MAX_SAFE_INTEGER,
    );
    for (const row of rows) {
      const currency = String(row.currency);
      const known = sales.get(currency) ?? {
        currency,
        count: 0,
        cents: 0,
        dailyCents: dayStarts.map(() => 0),
      };
      sales.set(currency, {
        currency,
        count: known.count + Number(row.count),
        cents: known.cents + Number(row.cents),
        dailyCents: known.dailyCents.with(day, Number(row.cents)),
      });
    }
  }
  return [...sales.values()].toSorted((one, other) => other.count - one.count);
}

function countUnfulfilled({ sql }: StorageContext, condition: string): OrderCount {
  const { count, tests } = sql
    .exec(
      `SELECT COUNT(*) AS count, COALESCE(SUM(is_test), 0) AS tests FROM orders WHERE ${UNFULFILLED} AND ${condition}`,
    )
    .one();
  return { count: Number(count), testCount: Number(tests) };
}
