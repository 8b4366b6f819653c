import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { shippedEmailId } from '../../../domain/order-emails.ts';
import type { OrderChange, OrderChangeResult, ShippedEmail } from '../../../domain/store.ts';
import type { Outbox } from '../../outbox.ts';
import type { Books } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { readOrder } from './orders.ts';
import { oweRefund } from './payments.ts';
import { releaseOrder } from './release-order.ts';

/**
 * To fulfilled, cancelled, or back to pending, with all that follows of it: stock, money, letters. Only what is paid can
 * be sent, and what was sent cannot be cancelled: it is not there to be sold again (`takeBack`). A cancelled order gives its
 * stock back and stays cancelled; if it was paid, the money has to be given back. That it was sent the buyer is told once,
 * whatever it becomes afterwards; a letter that has not left waits while the order is not sent, and one that the provider
 * did not take is tried again where that is asked for once more.
 */
export function changeOrder(
  books: Books & { readonly outbox: Outbox },
  { orderId, state, actor, cancellationEmails: mails = [], sent }: OrderChange,
): OrderChangeResult {
  const order = readOrder(books, orderId);
  if (order === undefined) return { outcome: 'unknown' };
  const { fulfilmentState: before, number } = order;
  if (before === state) {
    const isOut = state === 'fulfilled' && order.returnedOn === undefined;
    if (sent !== undefined && isOut) books.outbox.retry(sent.mail.id);
    return { outcome: 'changed', order };
  }
  const isAllowed =
    state === 'cancelled' ? before === 'pending' : before !== 'cancelled' && isStillBought(order);
  if (!isAllowed) return { outcome: 'refused', order };
  if (state === 'cancelled') releaseOrder(books, orderId);
  const isTest =
    state === 'cancelled' && oweRefund(books, order, { actor, mails, reason: 'the order was cancelled' });
  books.sql.exec('UPDATE orders SET fulfilment_state = ? WHERE id = ?', state, orderId);
  if (state === 'fulfilled') books.outbox.resume(shippedEmailId(orderId));
  else books.outbox.hold(shippedEmailId(orderId));
  const isTold = state === 'fulfilled' && sent !== undefined && notifyCustomer(books, order, sent);
  const detail = `order ${number}: ${before} to ${state}${isTold ? ', the buyer is told' : ''}${isTest ? ', a test payment' : ''}`;
  writeAudit(books, { actor, kind: 'order', itemId: '', sku: '', detail });
  const changed = readOrder(books, orderId);
  return { outcome: 'changed', ...(changed && { order: changed }) };
}

/** Paid, the money is not on its way back, and what was sent has not come back. */
function isStillBought({ paymentState, isMoneyTaken = false, returnedOn }: StoredOrder): boolean {
  return paymentState === 'paid' && returnedOn === undefined && isMoneyTaken;
}

/** False: the buyer was told before. Kept with the order, as letters are forgotten one day. */
function notifyCustomer(
  { sql, clock, outbox }: Books & { readonly outbox: Outbox },
  { id, sentLetterOn }: StoredOrder,
  { mail, tracking }: ShippedEmail,
): boolean {
  if (sentLetterOn !== undefined) return false;
  outbox.add({ kind: 'mail', ...mail });
  sql.exec('UPDATE orders SET sent_letter_on = ?, tracking = ? WHERE id = ?', clock(), tracking ?? null, id);
  return true;
}
