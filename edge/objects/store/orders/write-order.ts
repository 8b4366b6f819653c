import type { PlaceOrderRequest } from '../../../domain/store/place-order.ts';
import type { StorageContext } from '../../storage-context.ts';
import type { PricedOrder } from './price-order.ts';

export interface OrderDraft {
  readonly request: PlaceOrderRequest;
  readonly orderId: string;
  readonly cartId: string;
  readonly priced: PricedOrder;
}

/** Writes an order, replacing an unpaid order of the same cart. Returns its number, sequential from 1. */
export function writeOrder(storage: StorageContext, draft: OrderDraft): number {
  const { sql } = storage;
  const number = insertOrder(storage, draft);
  sql.exec('DELETE FROM order_lines WHERE order_id = ?', draft.orderId);
  for (const [position, line] of draft.priced.lines.entries()) {
    sql.exec(
      `INSERT INTO order_lines (order_id, position, item_id, sku, attributes, title, quantity, unit_price_cents,
         additional_fields) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      draft.orderId,
      position,
      line.itemId,
      line.sku,
      JSON.stringify(line.quoted.attributes),
      line.quoted.title,
      line.quantity,
      line.quoted.priceCents,
      line.additionalFields ?? null,
    );
  }
  return number;
}

function insertOrder(
  { sql, clock }: StorageContext,
  { request, orderId, cartId, priced }: OrderDraft,
): number {
  const { totals, coupons, shipping, taxes } = priced;
  const { number } = sql
    .exec(
      `INSERT INTO orders (number, id, cart_id, site_id, created_on, email, currency, is_test, subtotal_cents,
         discount_cents, shipping_cents, tax_cents, included_tax_cents, grand_total_cents, coupon_codes, shipping_name,
         shipping_address, taxes, language, member_id, payment_state, fulfilment_state)
       VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM orders), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13,
         ?14, ?15, ?16, ?17, ?18, ?19, 'pending', 'pending')
       ON CONFLICT (cart_id) DO UPDATE SET created_on = ?4, email = ?5, currency = ?6, is_test = ?7,
         subtotal_cents = ?8, discount_cents = ?9, shipping_cents = ?10, tax_cents = ?11, included_tax_cents = ?12,
         grand_total_cents = ?13, coupon_codes = ?14, shipping_name = ?15, shipping_address = ?16, taxes = ?17, language = ?18, member_id = ?19,
         payment_state = 'pending', fulfilment_state = 'pending', paid_on = NULL
       RETURNING number`,
      orderId,
      cartId,
      request.siteId,
      clock(),
      request.email,
      request.terms.currency,
      request.payment.isTest ? 1 : 0,
      totals.subtotalCents,
      totals.discountCents,
      totals.shippingCents,
      totals.taxCents,
      totals.includedTaxCents,
      totals.grandTotalCents,
      JSON.stringify(coupons.map(({ code }) => code)),
      shipping?.name ?? null,
      request.shippingAddress === undefined ? null : JSON.stringify(request.shippingAddress),
      JSON.stringify(taxes.map(({ name, ratePercent }) => ({ name, ratePercent }))),
      request.language ?? null,
      request.memberId ?? null,
    )
    .one();
  return Number(number);
}
