import type { Purchaser } from '../../../domain/store/purchaser.ts';
import { firstRow, type StorageContext } from '../../storage-context.ts';

/** Columns of the customer's account, and indexes of `hasBought`. */
export const ORDER_MEMBERS = `-- Id of the customer's account, if they were signed in.
ALTER TABLE orders ADD COLUMN member_id TEXT;
CREATE INDEX orders_of_member ON orders (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX orders_of_email ON orders (lower(email))`;

/** Orders that are delivered, as `isDelivered` says: paid, and neither canceled, returned nor refunded. */
const DELIVERED = `payment_state = 'paid' AND fulfilment_state <> 'cancelled' AND returned_on IS NULL
  AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.id AND state = 'refund-due')`;

/**
 * Whether a delivered order of this account has one of these products. Reads the orders of the account only, by two indexes.
 */
export function hasBought({ sql }: StorageContext, { memberId, email, productIds }: Purchaser): boolean {
  const ofAccount = email === undefined ? 'member_id = ?1' : '(member_id = ?1 OR lower(email) = ?2)';
  const found = sql.exec(
    `SELECT 1 FROM orders JOIN order_lines ON order_lines.order_id = orders.id
     WHERE ${ofAccount} AND ${DELIVERED} AND item_id IN (SELECT value FROM json_each(?3)) LIMIT 1`,
    memberId,
    email ?? '',
    JSON.stringify(productIds),
  );
  return firstRow(found) !== undefined;
}
