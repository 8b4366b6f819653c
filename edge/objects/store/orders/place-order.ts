import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { PlaceOrderRequest, PlaceOrderResult, StoredPayment } from '../../../domain/store.ts';
import type { Totals } from '../../../domain/totals/totals.ts';
import { type Books, firstRow } from '../../storage-context.ts';
import { spendCoupon } from '../coupons/coupons.ts';
import { holdStock } from '../inventory/reservations.ts';
import { forgetUnpaid } from './delete-unpaid.ts';
import { readOrder, readOrderOfCart } from './orders.ts';
import { readOpenPayment } from './payments.ts';
import { makeOffer } from './price-order.ts';
import { releaseOrder } from './release-order.ts';
import { writeOrder } from './write-order.ts';

/** How long an order waits for its payment: what a hosted payment page lives (30 minutes), and some slack. */
export const PAYMENT_LIFE_MS = 35 * 60_000;

/**
 * Makes an order out of a cart, holds its stock and its coupons and opens a payment: all or nothing. The same key gives
 * the same order; a cart has one order at most, which a second attempt replaces until it is paid (guarantee G2).
 * Refusals leave nothing behind.
 */
export function placeOrder(books: Books, request: PlaceOrderRequest): PlaceOrderResult {
  const { sql } = books;
  const known = firstRow(sql.exec('SELECT * FROM idempotency WHERE key = ?', request.key));
  if (known !== undefined) {
    const order = readOrder(books, String(known.order_id));
    if (order === undefined || known.body_hash !== request.bodyHash) return { outcome: 'other-body' };
    const paymentRef = String(known.payment_ref);
    return { outcome: 'replayed', order, paymentRef, ...openPaymentOf(books, order) };
  }
  const { cart } = request;
  if (cart === undefined) return { outcome: 'empty' };
  forgetUnpaid(books);
  const earlier = readOrderOfCart(books, cart.id);
  if (earlier?.paymentState === 'paid' || earlier?.paymentState === 'refunded') {
    return { outcome: 'already-paid' };
  }
  if (cart.lines.length === 0) return { outcome: 'empty' };
  const offer = makeOffer(books, { request, cart });
  if ('outcome' in offer) return offer;
  // From here on the order is written; nothing may refuse any more.
  const orderId = earlier?.id ?? crypto.randomUUID();
  releaseOrder(books, orderId);
  const short = holdStock(books, { orderId, lines: cart.lines, expiresOn: books.clock() + PAYMENT_LIFE_MS });
  if (short.length > 0) throw new Error('Stock was counted twice with two results.');
  for (const { code } of offer.coupons) spendCoupon(books, code, orderId);
  const number = writeOrder(books, { request, orderId, cartId: cart.id, offer });
  openPayment(books, request, { orderId, totals: offer.totals });
  const order = readOrder(books, orderId);
  if (order === undefined) throw new Error(`Order ${number} was not written.`);
  return { outcome: 'placed', order, paymentRef: request.payment.ref, ...openPaymentOf(books, order) };
}

/** A payment that another one took the place of is never asked for again. */
function openPaymentOf(books: Books, { id }: StoredOrder): { readonly openPayment?: StoredPayment } {
  const openPayment = readOpenPayment(books, id);
  return openPayment === undefined ? {} : { openPayment };
}

export function isKnownKey({ sql }: Books, key: string): boolean {
  return firstRow(sql.exec('SELECT 1 FROM idempotency WHERE key = ?', key)) !== undefined;
}

function openPayment(
  { sql, clock }: Books,
  { key, bodyHash, payment, terms }: PlaceOrderRequest,
  { orderId, totals }: { readonly orderId: string; readonly totals: Totals },
): void {
  const now = clock();
  sql.exec(
    `UPDATE payments SET state = 'superseded' WHERE order_id = ? AND state IN ('pending', 'failed', 'expired')`,
    orderId,
  );
  sql.exec(
    `INSERT INTO payments (ref, order_id, provider, amount_cents, currency, is_test, state, created_on, expires_on)
     VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    payment.ref,
    orderId,
    payment.provider,
    totals.grandTotalCents,
    terms.currency,
    payment.isTest ? 1 : 0,
    now,
    now + PAYMENT_LIFE_MS,
  );
  sql.exec(
    'INSERT INTO idempotency (key, body_hash, order_id, payment_ref, created_on) VALUES (?, ?, ?, ?, ?)',
    key,
    bodyHash,
    orderId,
    payment.ref,
    now,
  );
}
