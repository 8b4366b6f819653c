import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { OrderChange, OrderChangeResult, ShippedEmail } from '../../../domain/store/change-order.ts';
import { shippedEmailId } from '../../../domain/store/order-emails.ts';
import type { OutboxContext } from '../../outbox.ts';
import { writeAudit } from '../audit/audit.ts';
import { readOrder } from './orders.ts';
import { requestRefund } from './payments.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Changes the fulfilment state of an order, with its effects on stock, payments and emails. Only paid orders can be
 * fulfilled, and fulfilled orders cannot be canceled (`returnOrder` applies). Canceling releases stock, is final, and
 * makes a refund due if the order is paid. The customer is notified once that the order is fulfilled: an unsent email
 * is paused while the order is not fulfilled, and a rejected one is retried on request.
 */
export function changeOrder(
  storage: OutboxContext,
  { orderId, state, actor, cancellationEmails: emails = [], notification }: OrderChange,
): OrderChangeResult {
  const order = readOrder(storage, orderId);
  if (order === undefined) return { outcome: 'unknown' };
  const { fulfilmentState: before, number } = order;
  if (before === state) {
    const isOut = state === 'fulfilled' && order.returnedOn === undefined;
    if (notification !== undefined && isOut) storage.outbox.retry(notification.email.id);
    return { outcome: 'changed', order };
  }
  const isAllowed =
    state === 'cancelled' ? before === 'pending' : before !== 'cancelled' && isPaidAndNotReturned(order);
  if (!isAllowed) return { outcome: 'rejected', order };
  if (state === 'cancelled') releaseOrder(storage, orderId);
  const isTest =
    state === 'cancelled' &&
    requestRefund(storage, order, { actor, emails, reason: 'the order was canceled' });
  storage.sql.exec('UPDATE orders SET fulfilment_state = ? WHERE id = ?', state, orderId);
  if (state === 'fulfilled') storage.outbox.resume(shippedEmailId(orderId));
  else storage.outbox.pause(shippedEmailId(orderId));
  const isNotified =
    state === 'fulfilled' && notification !== undefined && notifyCustomer(storage, order, notification);
  const detail = `order ${number}: ${before} to ${state}${isNotified ? ', customer notified' : ''}${isTest ? ', test payment' : ''}`;
  writeAudit(storage, { actor, kind: 'order', itemId: '', sku: '', detail });
  const changed = readOrder(storage, orderId);
  return { outcome: 'changed', ...(changed && { order: changed }) };
}

/** Paid, not refunded, and not returned. */
function isPaidAndNotReturned({
  paymentState,
  hasReceivedPayment = false,
  returnedOn,
}: StoredOrder): boolean {
  return paymentState === 'paid' && returnedOn === undefined && hasReceivedPayment;
}

/** Returns false if the customer was notified before. Stored with the order, since emails are deleted eventually. */
function notifyCustomer(
  { sql, clock, outbox }: OutboxContext,
  { id, shippedEmailOn }: StoredOrder,
  { email, tracking }: ShippedEmail,
): boolean {
  if (shippedEmailOn !== undefined) return false;
  outbox.add({ kind: 'mail', ...email });
  sql.exec('UPDATE orders SET sent_letter_on = ?, tracking = ? WHERE id = ?', clock(), tracking ?? null, id);
  return true;
}
