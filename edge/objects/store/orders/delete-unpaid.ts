import { firstRow, type StorageContext } from '../../storage-context.ts';

/** Unpaid orders contain personal data and are deleted after this time. */
export const UNPAID_LIFE_MS = 90 * 86_400_000;
/** More than one per new order, so that the backlog shrinks; few, so that the cost of an order stays constant. */
const DELETE_BATCH = 5;

const ORDER_DELETIONS = [
  'DELETE FROM payment_events WHERE ref IN (SELECT ref FROM payments WHERE order_id = ?)',
  'DELETE FROM payments WHERE order_id = ?',
  'DELETE FROM idempotency WHERE order_id = ?',
  'DELETE FROM holds WHERE order_id = ?',
  'DELETE FROM coupon_uses WHERE order_id = ?',
  'DELETE FROM order_lines WHERE order_id = ?',
  'DELETE FROM orders WHERE id = ?',
];

/**
 * Deletes some old unpaid orders with their payments, events and keys. The newest order stays, since the next number is
 * derived from it.
 */
export function deleteUnpaidOrders({ sql, clock }: StorageContext): void {
  const old = sql
    .exec(
      `SELECT id FROM orders WHERE had_money = 0 AND payment_state IN ('failed', 'expired') AND created_on <= ?
         AND number < (SELECT MAX(number) FROM orders) ORDER BY created_on LIMIT ?`,
      clock() - UNPAID_LIFE_MS,
      DELETE_BATCH,
    )
    .toArray();
  for (const { id } of old) {
    const orderId = String(id);
    if (hadMoney({ sql, clock }, orderId)) sql.exec('UPDATE orders SET had_money = 1 WHERE id = ?', orderId);
    else for (const statement of ORDER_DELETIONS) sql.exec(statement, orderId);
  }
}

/** Repairs orders that the previous release did not mark. */
function hadMoney({ sql }: StorageContext, orderId: string): boolean {
  const states = `state IN ('paid', 'refunded', 'refund-due')`;
  return firstRow(sql.exec(`SELECT 1 FROM payments WHERE order_id = ? AND ${states}`, orderId)) !== undefined;
}
