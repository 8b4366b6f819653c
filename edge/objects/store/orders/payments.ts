import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { Email } from '../../../domain/email.ts';
import type {
  ConfirmResult,
  OrderEmails,
  OrderOfPayment,
  PaymentEvent,
  RejectionReason,
  StoredPayment,
} from '../../../domain/store/payment.ts';
import type { OutboxContext } from '../../outbox.ts';
import { firstRow, type Row, type StorageContext } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { readCoupon, redeemCoupon } from '../coupons/coupons.ts';
import { commitReservations, reserveStock } from '../inventory/reservations.ts';
import { readOrder } from './orders.ts';
import { releaseOrder } from './release-order.ts';

export function readPayment(storage: StorageContext, ref: string): OrderOfPayment | undefined {
  const row = firstRow(storage.sql.exec('SELECT * FROM payments WHERE ref = ?', ref));
  const order = row && readOrder(storage, String(row.order_id));
  return order && { order, payment: paymentOf(row) };
}

/** Returns the pending payment of an order. */
export function readOpenPayment({ sql }: StorageContext, orderId: string): StoredPayment | undefined {
  const row = firstRow(sql.exec(`SELECT * FROM payments WHERE order_id = ? AND state = 'pending'`, orderId));
  return row && paymentOf(row);
}

/**
 * Applies an event of a payment provider. Events may arrive repeatedly, late and in any order: each counts once, paid
 * orders stay paid, and payments that cannot be accepted are marked for a refund. Emails are queued in the same
 * transaction. An order that `isDelivered` needs nothing else once it is paid.
 */
export function applyPaymentEvent(
  storage: OutboxContext,
  event: PaymentEvent,
  { emails, isDelivered }: { readonly emails: OrderEmails; readonly isDelivered: boolean },
): ConfirmResult {
  const found = readPayment(storage, event.ref);
  if (found === undefined) return { outcome: 'unknown' };
  const seen = firstRow(storage.sql.exec('SELECT outcome FROM payment_events WHERE id = ?', event.id));
  if (seen !== undefined) return { outcome: 'duplicate', order: found.order };
  const { outcome, reason } = settlementOf(storage, found, event);
  storage.sql.exec(
    'INSERT INTO payment_events (id, ref, kind, received_on, outcome) VALUES (?, ?, ?, ?, ?)',
    event.id,
    event.ref,
    event.kind,
    storage.clock(),
    outcome,
  );
  if (outcome === 'paid') addEmails(storage, emails.paid);
  if (outcome === 'paid' && isDelivered) completeOrder(storage, found);
  if (reason !== undefined) addEmails(storage, emails.rejected[reason] ?? []);
  const order = readOrder(storage, found.order.id);
  return { outcome, ...(order && { order }) };
}

function completeOrder(storage: StorageContext, { order, payment }: OrderOfPayment): void {
  storage.sql.exec(`UPDATE orders SET fulfilment_state = 'fulfilled' WHERE id = ?`, order.id);
  const detail = `order ${order.number}: pending to fulfilled, delivered with the payment`;
  writeAudit(storage, { actor: payment.provider, kind: 'order', itemId: '', sku: '', detail });
}

/** Expires overdue payments and releases their orders. Returns their number. */
export function expirePayments(storage: StorageContext): number {
  const { sql, clock } = storage;
  const late = sql
    .exec(`SELECT ref, order_id FROM payments WHERE state = 'pending' AND expires_on <= ?`, clock())
    .toArray();
  for (const { ref, order_id } of late) {
    setPaymentState(storage, { ref: String(ref), orderId: String(order_id), state: 'expired' });
    releaseOrder(storage, String(order_id));
  }
  return late.length;
}

/** Returns when the next payment expires. */
export function nextExpiry({ sql }: StorageContext): number | undefined {
  const { next } = sql.exec(`SELECT MIN(expires_on) AS next FROM payments WHERE state = 'pending'`).one();
  return next === null || next === undefined ? undefined : Number(next);
}

/** Counts recent failed payments of a cart, which limits the testing of stolen cards. */
export function countDeclines({ sql }: StorageContext, cartId: string, since: number): number {
  const { count } = sql
    .exec(
      `SELECT COUNT(*) AS count FROM payments JOIN orders ON orders.id = payments.order_id
       WHERE orders.cart_id = ? AND payments.decided_on > ? AND payments.state IN ('failed', 'superseded')`,
      cartId,
      since,
    )
    .one();
  return Number(count);
}

/** Why a refund is due, who caused it, and the emails to send. */
export interface RefundRequest {
  readonly actor: string;
  /** For the audit log. */
  readonly reason: string;
  readonly emails: readonly Email[];
}

/**
 * Marks the payments of an order for a refund, with an incident and emails. Returns true for a test payment: no money
 * has moved, so nothing is due.
 */
export function requestRefund(
  storage: OutboxContext,
  order: StoredOrder,
  { actor, reason, emails }: RefundRequest,
): boolean {
  const paid = storage.sql
    .exec(`SELECT * FROM payments WHERE order_id = ? AND state = 'paid' AND amount_cents > 0`, order.id)
    .toArray()
    .map(paymentOf);
  const owed = paid.filter(({ isTest }) => !isTest);
  for (const { ref, amountCents, currency } of owed) {
    markRefundDue(storage, { ref, orderId: order.id });
    const detail = `order ${order.number}, payment ${ref}: ${reason}; refund due ${amountCents} ${currency}`;
    writeAudit(storage, { actor, kind: 'incident', itemId: '', sku: '', detail });
  }
  if (owed.length > 0) addEmails(storage, emails);
  return owed.length < paid.length;
}

interface Settled {
  readonly outcome: Exclude<ConfirmResult['outcome'], 'duplicate' | 'unknown'>;
  /** Why the payment is refunded. */
  readonly reason?: RejectionReason;
}

function settlementOf(storage: StorageContext, found: OrderOfPayment, event: PaymentEvent): Settled {
  const { order, payment } = found;
  const settled = { ref: payment.ref, orderId: order.id };
  switch (event.kind) {
    case 'failed':
      if (payment.state !== 'pending') return { outcome: 'ignored' };
      setPaymentState(storage, { ...settled, state: 'failed' });
      releaseOrder(storage, order.id);
      return { outcome: 'failed' };
    case 'refunded':
      return { outcome: applyRefund(storage, found, event) ? 'refunded' : 'ignored' };
    case 'paid':
      return DECIDED.includes(payment.state) ? { outcome: 'ignored' } : applyPayment(storage, found, event);
  }
}

/** States of received payments. */
const DECIDED: readonly StoredPayment['state'][] = ['paid', 'refunded', 'refund-due', 'refused'];

/** Records a refund. The order is refunded if this payment had paid it. */
function applyRefund(
  storage: StorageContext,
  { order, payment: { ref, state, provider } }: OrderOfPayment,
  { amountCents, currency }: PaymentEvent,
): boolean {
  if (state !== 'paid' && state !== 'refund-due') return false;
  const hadPaid =
    state === 'paid' ||
    firstRow(
      storage.sql.exec(
        `SELECT 1 FROM payment_events WHERE ref = ? AND kind = 'paid' AND outcome = 'paid'`,
        ref,
      ),
    ) !== undefined;
  if (hadPaid) setPaymentState(storage, { ref, orderId: order.id, state: 'refunded' });
  else setPayment(storage, ref, 'refunded');
  const detail = `order ${order.number}, payment ${ref}: ${amountCents} ${currency} refunded`;
  writeAudit(storage, { actor: provider, kind: 'order', itemId: '', sku: '', detail });
  return true;
}

function applyPayment(
  storage: StorageContext,
  { order, payment }: OrderOfPayment,
  event: PaymentEvent,
): Settled {
  const reason = rejectionReason(storage, { order, payment }, event);
  if (reason !== undefined) return rejectPayment(storage, { order, payment, event, reason });
  commitReservations(storage, order.id);
  setPaymentState(storage, { ref: payment.ref, orderId: order.id, state: 'paid' });
  storage.sql.exec('UPDATE orders SET paid_on = ?, had_money = 1 WHERE id = ?', storage.clock(), order.id);
  storage.sql.exec(
    'INSERT OR REPLACE INTO cart_closings (cart_id, order_id) VALUES (?, ?)',
    order.purchasedCartId,
    order.id,
  );
  return { outcome: 'paid' };
}

interface Rejection extends OrderOfPayment {
  readonly event: PaymentEvent;
  readonly reason: RejectionReason;
}

/**
 * Releases the order if it was waiting for this payment, so that the customer can try again. Test payments cause no
 * refund and no emails.
 */
function rejectPayment(storage: StorageContext, { order, payment, event, reason }: Rejection): Settled {
  if (payment.state === 'pending') {
    setPaymentState(storage, { ref: payment.ref, orderId: order.id, state: 'failed' });
    releaseOrder(storage, order.id);
  }
  const { ref, provider: actor, isTest } = payment;
  const logged = `order ${order.number}, payment ${ref}: ${REASONS[reason]}`;
  const line = { actor, itemId: '', sku: '' };
  if (isTest) {
    setPayment(storage, ref, 'refused');
    writeAudit(storage, { ...line, kind: 'order', detail: `${logged}, test payment` });
    return { outcome: 'refused' };
  }
  markRefundDue(storage, { ref, orderId: order.id });
  const detail = `${logged}; refund due ${event.amountCents} ${event.currency}`;
  writeAudit(storage, { ...line, kind: 'incident', detail });
  return { outcome: 'refused', reason };
}

/** For the audit log; emails have their own texts. */
const REASONS: Readonly<Record<RejectionReason, string>> = {
  'other-amount': 'the amount differs from the order',
  superseded: 'another payment was started',
  cancelled: 'the order was canceled',
  'coupon-used-up': 'a coupon is used up',
  'sold-out': 'an item is sold out',
};

/** Expired and failed orders reserve their stock again, if it is available. */
function rejectionReason(
  storage: StorageContext,
  { order, payment }: OrderOfPayment,
  event: PaymentEvent,
): RejectionReason | undefined {
  if (event.amountCents !== payment.amountCents || event.currency !== payment.currency) {
    return 'other-amount';
  }
  if (order.fulfilmentState === 'cancelled') return 'cancelled';
  if (payment.state === 'superseded') return 'superseded';
  if (payment.state === 'pending') return undefined;
  const lines = order.items.map(({ itemId, variant, quantity }) => ({ itemId, sku: variant.sku, quantity }));
  if (!order.couponCodes.every((code) => isCouponFree(storage, code))) return 'coupon-used-up';
  const short = reserveStock(storage, { orderId: order.id, lines, expiresOn: storage.clock() });
  if (short.length > 0) return 'sold-out';
  for (const code of order.couponCodes) redeemCoupon(storage, code, order.id);
  return undefined;
}

function isCouponFree(storage: StorageContext, code: string): boolean {
  if (readCoupon(storage, code) === undefined) return false;
  const { free } = storage.sql
    .exec('SELECT max_uses IS NULL OR used < max_uses AS free FROM coupons WHERE code = ?', code)
    .one();
  return free === 1;
}

interface Settlement {
  readonly ref: string;
  readonly orderId: string;
  readonly state: 'paid' | 'failed' | 'expired' | 'refunded';
}

function setPaymentState(storage: StorageContext, { ref, orderId, state }: Settlement): void {
  setPayment(storage, ref, state);
  storage.sql.exec('UPDATE orders SET payment_state = ? WHERE id = ?', state, orderId);
}

function markRefundDue(storage: StorageContext, { ref, orderId }: Omit<Settlement, 'state'>): void {
  setPayment(storage, ref, 'refund-due');
  storage.sql.exec('UPDATE orders SET had_money = 1 WHERE id = ?', orderId);
}

function setPayment({ sql, clock }: StorageContext, ref: string, state: StoredPayment['state']): void {
  sql.exec(
    'UPDATE payments SET state = ?, decided_on = ? WHERE ref = ?',
    state,
    state === 'expired' ? null : clock(),
    ref,
  );
}

function addEmails({ outbox }: OutboxContext, emails: readonly Email[]): void {
  for (const email of emails) outbox.add({ ...email, kind: 'mail' });
}

function paymentOf(row: Row): StoredPayment {
  return {
    ref: String(row.ref),
    provider: String(row.provider),
    amountCents: Number(row.amount_cents),
    currency: String(row.currency),
    state: row.state as StoredPayment['state'],
    isTest: row.is_test === 1,
    expiresOn: Number(row.expires_on),
  };
}
