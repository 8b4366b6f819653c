import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { Mail } from '../../../domain/email.ts';
import type {
  ConfirmResult,
  OrderEmails,
  OrderOfPayment,
  PaymentEvent,
  RejectionReason,
  StoredPayment,
} from '../../../domain/store.ts';
import type { Outbox } from '../../outbox.ts';
import { type Books, firstRow, type Row } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { readCoupon, spendCoupon } from '../coupons/coupons.ts';
import { holdStock, keepStock } from '../inventory/reservations.ts';
import { readOrder } from './orders.ts';
import { releaseOrder } from './release-order.ts';

export function readPayment(books: Books, ref: string): OrderOfPayment | undefined {
  const row = firstRow(books.sql.exec('SELECT * FROM payments WHERE ref = ?', ref));
  const order = row && readOrder(books, String(row.order_id));
  return order && { order, payment: paymentOf(row) };
}

/** The payment that an order waits for. */
export function readOpenPayment({ sql }: Books, orderId: string): StoredPayment | undefined {
  const row = firstRow(sql.exec(`SELECT * FROM payments WHERE order_id = ? AND state = 'pending'`, orderId));
  return row && paymentOf(row);
}

/**
 * Takes in what a provider tells of a payment. Events come twice, late and in any order: an event counts once, what was
 * paid stays paid, and money that comes for what cannot be delivered any more is marked to be given back. Letters are
 * written in the same transaction.
 */
export function takePaymentEvent(
  books: Books & { readonly outbox: Outbox },
  event: PaymentEvent,
  mails: OrderEmails,
): ConfirmResult {
  const found = readPayment(books, event.ref);
  if (found === undefined) return { outcome: 'unknown' };
  const seen = firstRow(books.sql.exec('SELECT outcome FROM payment_events WHERE id = ?', event.id));
  if (seen !== undefined) return { outcome: 'duplicate', order: found.order };
  const { outcome, reason } = settlementOf(books, found, event);
  books.sql.exec(
    'INSERT INTO payment_events (id, ref, kind, received_on, outcome) VALUES (?, ?, ?, ?, ?)',
    event.id,
    event.ref,
    event.kind,
    books.clock(),
    outcome,
  );
  if (outcome === 'paid') addEmails(books.outbox, mails.paid);
  if (reason !== undefined) addEmails(books.outbox, mails.refused[reason] ?? []);
  const order = readOrder(books, found.order.id);
  return { outcome, ...(order && { order }) };
}

/** Payments that nobody made in time: their orders expire and give back what they held. Answers how many. */
export function expirePayments(books: Books): number {
  const { sql, clock } = books;
  const late = sql
    .exec(`SELECT ref, order_id FROM payments WHERE state = 'pending' AND expires_on <= ?`, clock())
    .toArray();
  for (const { ref, order_id } of late) {
    settle(books, { ref: String(ref), orderId: String(order_id), state: 'expired' });
    releaseOrder(books, String(order_id));
  }
  return late.length;
}

/** When the next payment expires. */
export function nextExpiry({ sql }: Books): number | undefined {
  const { next } = sql.exec(`SELECT MIN(expires_on) AS next FROM payments WHERE state = 'pending'`).one();
  return next === null || next === undefined ? undefined : Number(next);
}

/** How often the payments of a cart failed lately: whoever tries cards does not stop after three. */
export function countDeclines({ sql }: Books, cartId: string, since: number): number {
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

/** Why a paid order's money is given back, by whom, and whom to tell. */
export interface Owing {
  readonly actor: string;
  /** For the audit. */
  readonly reason: string;
  readonly mails: readonly Mail[];
}

/**
 * Money of a paid order that is not sent, or was taken back, has to be given back: somebody is told, and it is written
 * down. True: it was paid by a test payment. No money has moved then, so that nothing is owed and nothing was refunded.
 */
export function oweRefund(
  books: Books & { readonly outbox: Outbox },
  order: StoredOrder,
  { actor, reason, mails }: Owing,
): boolean {
  const paid = books.sql
    .exec(`SELECT * FROM payments WHERE order_id = ? AND state = 'paid' AND amount_cents > 0`, order.id)
    .toArray()
    .map(paymentOf);
  const owed = paid.filter(({ isTest }) => !isTest);
  for (const { ref, amountCents, currency } of owed) {
    owe(books, { ref, orderId: order.id });
    const detail = `order ${order.number}, payment ${ref}: ${reason}; give back ${amountCents} ${currency}`;
    writeAudit(books, { actor, kind: 'incident', itemId: '', sku: '', detail });
  }
  if (owed.length > 0) addEmails(books.outbox, mails);
  return owed.length < paid.length;
}

interface Settled {
  readonly outcome: Exclude<ConfirmResult['outcome'], 'duplicate' | 'unknown'>;
  /** Of what was refused and has to be given back. */
  readonly reason?: RejectionReason;
}

function settlementOf(books: Books, found: OrderOfPayment, event: PaymentEvent): Settled {
  const { order, payment } = found;
  const settled = { ref: payment.ref, orderId: order.id };
  switch (event.kind) {
    case 'failed':
      if (payment.state !== 'pending') return { outcome: 'ignored' };
      settle(books, { ...settled, state: 'failed' });
      releaseOrder(books, order.id);
      return { outcome: 'failed' };
    case 'refunded':
      return { outcome: takeRefund(books, found, event) ? 'refunded' : 'ignored' };
    case 'paid':
      return DECIDED.includes(payment.state) ? { outcome: 'ignored' } : takeMoney(books, found, event);
  }
}

/** Of payments that money has come for. */
const DECIDED: readonly StoredPayment['state'][] = ['paid', 'refunded', 'refund-due', 'refused'];

/** Money went back. The order is refunded if it was this money that had paid it. */
function takeRefund(
  books: Books,
  { order, payment: { ref, state, provider } }: OrderOfPayment,
  { amountCents, currency }: PaymentEvent,
): boolean {
  if (state !== 'paid' && state !== 'refund-due') return false;
  const hadPaid =
    state === 'paid' ||
    firstRow(
      books.sql.exec(
        `SELECT 1 FROM payment_events WHERE ref = ? AND kind = 'paid' AND outcome = 'paid'`,
        ref,
      ),
    ) !== undefined;
  if (hadPaid) settle(books, { ref, orderId: order.id, state: 'refunded' });
  else setPayment(books, ref, 'refunded');
  const detail = `order ${order.number}, payment ${ref}: ${amountCents} ${currency} given back`;
  writeAudit(books, { actor: provider, kind: 'order', itemId: '', sku: '', detail });
  return true;
}

function takeMoney(books: Books, { order, payment }: OrderOfPayment, event: PaymentEvent): Settled {
  const reason = reasonToRefuse(books, { order, payment }, event);
  if (reason !== undefined) return rejectMoney(books, { order, payment, event, reason });
  keepStock(books, order.id);
  settle(books, { ref: payment.ref, orderId: order.id, state: 'paid' });
  books.sql.exec('UPDATE orders SET paid_on = ?, had_money = 1 WHERE id = ?', books.clock(), order.id);
  books.sql.exec(
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
 * An order that waited for this payment waits no longer: it gives its stock back, and its buyer can try again. Of a test no
 * money has come: nothing is owed, and nobody is written to.
 */
function rejectMoney(books: Books, { order, payment, event, reason }: Rejection): Settled {
  if (payment.state === 'pending') {
    settle(books, { ref: payment.ref, orderId: order.id, state: 'failed' });
    releaseOrder(books, order.id);
  }
  const { ref, provider: actor, isTest } = payment;
  const told = `order ${order.number}, payment ${ref}: ${REASONS[reason]}`;
  const line = { actor, itemId: '', sku: '' };
  if (isTest) {
    setPayment(books, ref, 'refused');
    writeAudit(books, { ...line, kind: 'order', detail: `${told}, a test payment` });
    return { outcome: 'refused' };
  }
  owe(books, { ref, orderId: order.id });
  const detail = `${told}; give back ${event.amountCents} ${event.currency}`;
  writeAudit(books, { ...line, kind: 'incident', detail });
  return { outcome: 'refused', reason };
}

/** For the audit; letters have words of their own. */
const REASONS: Readonly<Record<RejectionReason, string>> = {
  'other-amount': 'another amount was paid than asked for',
  superseded: 'the buyer has begun another payment since',
  cancelled: 'the order was cancelled',
  'coupon-used-up': 'a coupon is used up by now',
  'sold-out': 'what was ordered is sold out by now',
};

/** After an order has expired or failed, its stock is taken again, if it is still there. */
function reasonToRefuse(
  books: Books,
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
  if (!order.couponCodes.every((code) => isCouponFree(books, code))) return 'coupon-used-up';
  const short = holdStock(books, { orderId: order.id, lines, expiresOn: books.clock() });
  if (short.length > 0) return 'sold-out';
  for (const code of order.couponCodes) spendCoupon(books, code, order.id);
  return undefined;
}

function isCouponFree(books: Books, code: string): boolean {
  if (readCoupon(books, code) === undefined) return false;
  const { free } = books.sql
    .exec('SELECT max_uses IS NULL OR used < max_uses AS free FROM coupons WHERE code = ?', code)
    .one();
  return free === 1;
}

interface Settlement {
  readonly ref: string;
  readonly orderId: string;
  readonly state: 'paid' | 'failed' | 'expired' | 'refunded';
}

function settle(books: Books, { ref, orderId, state }: Settlement): void {
  setPayment(books, ref, state);
  books.sql.exec('UPDATE orders SET payment_state = ? WHERE id = ?', state, orderId);
}

function owe(books: Books, { ref, orderId }: Omit<Settlement, 'state'>): void {
  setPayment(books, ref, 'refund-due');
  books.sql.exec('UPDATE orders SET had_money = 1 WHERE id = ?', orderId);
}

function setPayment({ sql, clock }: Books, ref: string, state: StoredPayment['state']): void {
  sql.exec(
    'UPDATE payments SET state = ?, decided_on = ? WHERE ref = ?',
    state,
    state === 'expired' ? null : clock(),
    ref,
  );
}

function addEmails(outbox: Outbox, mails: readonly Mail[]): void {
  for (const mail of mails) outbox.add({ ...mail, kind: 'mail' });
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
