import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import type { StoredPayment } from '../../../domain/store/payment.ts';
import type { PlaceOrderRequest, PlaceOrderResult } from '../../../domain/store/place-order.ts';
import type { Totals } from '../../../domain/totals/totals.ts';
import { firstRow, type StorageContext } from '../../storage-context.ts';
import { redeemCoupon } from '../coupons/coupons.ts';
import { reserveStock } from '../inventory/reservations.ts';
import { deleteUnpaidOrders } from './delete-unpaid.ts';
import { readOrder, readOrderOfCart } from './orders.ts';
import { readOpenPayment } from './payments.ts';
import { priceOrder } from './price-order.ts';
import { releaseOrder } from './release-order.ts';
import { writeOrder } from './write-order.ts';

/** Lifetime of a pending payment: that of a hosted payment page (30 minutes) plus a margin. */
export const PAYMENT_LIFE_MS = 35 * 60_000;

/**
 * Creates an order from a cart, reserves stock and coupons, and creates a payment, all or nothing. Idempotent by key. A
 * cart has at most one order, which a new attempt replaces until it is paid (guarantee G2). Rejections write nothing.
 */
export function placeOrder(storage: StorageContext, request: PlaceOrderRequest): PlaceOrderResult {
  const { sql } = storage;
  const known = firstRow(sql.exec('SELECT * FROM idempotency WHERE key = ?', request.key));
  if (known !== undefined) {
    const order = readOrder(storage, String(known.order_id));
    if (order === undefined || known.body_hash !== request.bodyHash) return { outcome: 'other-body' };
    const paymentRef = String(known.payment_ref);
    return { outcome: 'replayed', order, paymentRef, ...openPaymentOf(storage, order) };
  }
  const { cart } = request;
  if (cart === undefined) return { outcome: 'empty' };
  deleteUnpaidOrders(storage);
  const earlier = readOrderOfCart(storage, cart.id);
  if (earlier?.paymentState === 'paid' || earlier?.paymentState === 'refunded') {
    return { outcome: 'already-paid' };
  }
  if (cart.lines.length === 0) return { outcome: 'empty' };
  const priced = priceOrder(storage, { request, cart });
  if ('outcome' in priced) return priced;
  // No rejection after this point.
  const orderId = earlier?.id ?? crypto.randomUUID();
  releaseOrder(storage, orderId);
  const short = reserveStock(storage, {
    orderId,
    lines: cart.lines,
    expiresOn: storage.clock() + PAYMENT_LIFE_MS,
  });
  if (short.length > 0) throw new Error('Stock was counted twice with two results.');
  for (const { code } of priced.coupons) redeemCoupon(storage, code, orderId);
  const number = writeOrder(storage, { request, orderId, cartId: cart.id, priced });
  openPayment(storage, request, { orderId, totals: priced.totals });
  const order = readOrder(storage, orderId);
  if (order === undefined) throw new Error(`Order ${number} was not written.`);
  return { outcome: 'placed', order, paymentRef: request.payment.ref, ...openPaymentOf(storage, order) };
}

/** Superseded payments are never returned. */
function openPaymentOf(
  storage: StorageContext,
  { id }: StoredOrder,
): { readonly openPayment?: StoredPayment } {
  const openPayment = readOpenPayment(storage, id);
  return openPayment === undefined ? {} : { openPayment };
}

export function isKnownKey({ sql }: StorageContext, key: string): boolean {
  return firstRow(sql.exec('SELECT 1 FROM idempotency WHERE key = ?', key)) !== undefined;
}

function openPayment(
  { sql, clock }: StorageContext,
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
