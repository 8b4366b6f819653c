import { type Books, firstRow } from '../../storage-context.ts';

/** An order holds a name and an address: without money there is no reason to keep them for longer. */
export const UNPAID_LIFE_MS = 90 * 86_400_000;
/** More than one for each new order, so that they get fewer; few, so that an order costs the same at any number. */
const FORGOTTEN_AT_ONCE = 5;

const BELONGINGS = [
  'DELETE FROM payment_events WHERE ref IN (SELECT ref FROM payments WHERE order_id = ?)',
  'DELETE FROM payments WHERE order_id = ?',
  'DELETE FROM idempotency WHERE order_id = ?',
  'DELETE FROM holds WHERE order_id = ?',
  'DELETE FROM coupon_uses WHERE order_id = ?',
  'DELETE FROM order_lines WHERE order_id = ?',
  'DELETE FROM orders WHERE id = ?',
];

/**
 * Forgets some old orders that no money ever came for, with their payments, events and keys. The newest order stays
 * whatever it is: the next number counts up from its own.
 */
export function forgetUnpaid({ sql, clock }: Books): void {
  const old = sql
    .exec(
      `SELECT id FROM orders WHERE had_money = 0 AND payment_state IN ('failed', 'expired') AND created_on <= ?
         AND number < (SELECT MAX(number) FROM orders) ORDER BY created_on LIMIT ?`,
      clock() - UNPAID_LIFE_MS,
      FORGOTTEN_AT_ONCE,
    )
    .toArray();
  for (const { id } of old) {
    const orderId = String(id);
    if (hadMoney({ sql, clock }, orderId)) sql.exec('UPDATE orders SET had_money = 1 WHERE id = ?', orderId);
    else for (const statement of BELONGINGS) sql.exec(statement, orderId);
  }
}

/** The release before does not write it down. */
function hadMoney({ sql }: Books, orderId: string): boolean {
  const states = `state IN ('paid', 'refunded', 'refund-due')`;
  return firstRow(sql.exec(`SELECT 1 FROM payments WHERE order_id = ? AND ${states}`, orderId)) !== undefined;
}
