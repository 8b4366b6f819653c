import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { OrderChangeResult, OrderReturn } from '../../../domain/store/change-order.ts';
import { shippedEmailId } from '../../../domain/store/order-emails.ts';
import type { OutboxContext } from '../../outbox.ts';
import { firstRow, type StorageContext } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { releaseStock } from '../inventory/reservations.ts';
import { readOrder } from './orders.ts';
import { requestRefund } from './payments.ts';

/**
 * Returns a fulfilled order: marks its payment for a refund, returns its items to stock, or both. Each happens once,
 * possibly at different times. The order stays fulfilled. Nothing is due for test payments and free orders.
 */
export function returnOrder(
  storage: OutboxContext,
  { orderId, actor, isRefunded, isRestocked, emails }: OrderReturn,
): OrderChangeResult {
  const order = readOrder(storage, orderId);
  if (order === undefined) return { outcome: 'unknown' };
  if (!isFulfilled(order)) return { outcome: 'rejected', order };
  if (isRefunded) requestRefund(storage, order, { actor, emails, reason: 'the order was returned' });
  if (isRestocked && order.returnedOn === undefined) {
    releaseStock(storage, orderId);
    storage.sql.exec('UPDATE orders SET returned_on = ? WHERE id = ?', storage.clock(), orderId);
    storage.outbox.pause(shippedEmailId(orderId));
    const detail = `order ${order.number}: back in stock${isPaidByTest(storage, orderId) ? ', test payment' : ''}`;
    writeAudit(storage, { actor, kind: 'order', itemId: '', sku: '', detail });
  }
  const changed = readOrder(storage, orderId);
  return { outcome: 'changed', ...(changed && { order: changed }) };
}

function isFulfilled({ fulfilmentState, paymentState }: StoredOrder): boolean {
  return fulfilmentState === 'fulfilled' && (paymentState === 'paid' || paymentState === 'refunded');
}

/** Test payments are mentioned in the audit log. */
function isPaidByTest({ sql }: StorageContext, orderId: string): boolean {
  const test = `state = 'paid' AND is_test = 1 AND amount_cents > 0`;
  return firstRow(sql.exec(`SELECT 1 FROM payments WHERE order_id = ? AND ${test}`, orderId)) !== undefined;
}
