import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { shippedEmailId } from '../../../domain/order-emails.ts';
import type { OrderChangeResult, TakenBack } from '../../../domain/store.ts';
import type { Outbox } from '../../outbox.ts';
import { type Books, firstRow } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { giveBackStock } from '../inventory/reservations.ts';
import { readOrder } from './orders.ts';
import { oweRefund } from './payments.ts';

/**
 * What was sent is taken back: the money that came for it has to be given back, and what was in it comes into stock again,
 * each only if that is said. It stays an order that was sent. Each of the two happens once, so that the parcel may come
 * later than the money goes. Of tests and of what cost nothing there is no money to give back.
 */
export function takeBack(
  books: Books & { readonly outbox: Outbox },
  { orderId, actor, isRefunded, isRestocked, mails }: TakenBack,
): OrderChangeResult {
  const order = readOrder(books, orderId);
  if (order === undefined) return { outcome: 'unknown' };
  if (!wasSent(order)) return { outcome: 'refused', order };
  if (isRefunded) oweRefund(books, order, { actor, mails, reason: 'what was sent was taken back' });
  if (isRestocked && order.returnedOn === undefined) {
    giveBackStock(books, orderId);
    books.sql.exec('UPDATE orders SET returned_on = ? WHERE id = ?', books.clock(), orderId);
    books.outbox.hold(shippedEmailId(orderId));
    const detail = `order ${order.number}: back in stock${isPaidByTest(books, orderId) ? ', a test payment' : ''}`;
    writeAudit(books, { actor, kind: 'order', itemId: '', sku: '', detail });
  }
  const changed = readOrder(books, orderId);
  return { outcome: 'changed', ...(changed && { order: changed }) };
}

function wasSent({ fulfilmentState, paymentState }: StoredOrder): boolean {
  return fulfilmentState === 'fulfilled' && (paymentState === 'paid' || paymentState === 'refunded');
}

/** No money had moved: nobody has to give any back. */
function isPaidByTest({ sql }: Books, orderId: string): boolean {
  const test = `state = 'paid' AND is_test = 1 AND amount_cents > 0`;
  return firstRow(sql.exec(`SELECT 1 FROM payments WHERE order_id = ? AND ${test}`, orderId)) !== undefined;
}
