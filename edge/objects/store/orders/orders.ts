import type {
  FulfilmentState,
  OrderItem,
  PaymentState,
  PostalAddress,
  StoredOrder,
} from '../../../../formatters/vocabulary/api/orders.ts';
import { firstRow, type Row, type StorageContext } from '../../storage-context.ts';

export function readOrder(storage: StorageContext, id: string): StoredOrder | undefined {
  const row = firstRow(storage.sql.exec('SELECT * FROM orders WHERE id = ?', id));
  return row && orderOf(storage, row);
}

export function readOrderOfCart(storage: StorageContext, cartId: string): StoredOrder | undefined {
  const row = firstRow(storage.sql.exec('SELECT * FROM orders WHERE cart_id = ?', cartId));
  return row && orderOf(storage, row);
}

export function orderOf({ sql }: StorageContext, row: Row): StoredOrder {
  const items = sql
    .exec('SELECT * FROM order_lines WHERE order_id = ? ORDER BY position', String(row.id))
    .toArray()
    .map(itemOf);
  return {
    id: String(row.id),
    number: Number(row.number),
    createdOn: Number(row.created_on),
    purchasedCartId: String(row.cart_id),
    websiteId: String(row.site_id),
    testMode: row.is_test === 1,
    email: String(row.email),
    ...(row.language !== null && { language: String(row.language) }),
    currency: String(row.currency),
    items,
    subtotalCents: Number(row.subtotal_cents),
    discountCents: Number(row.discount_cents),
    shippingCents: Number(row.shipping_cents),
    taxCents: Number(row.tax_cents),
    includedTaxCents: Number(row.included_tax_cents),
    grandTotalCents: Number(row.grand_total_cents),
    couponCodes: JSON.parse(String(row.coupon_codes)) as readonly string[],
    ...(row.shipping_name !== null && { shippingName: String(row.shipping_name) }),
    ...(row.shipping_address !== null && {
      shippingAddress: JSON.parse(String(row.shipping_address)) as PostalAddress,
    }),
    ...(row.paid_on !== null && { paidOn: Number(row.paid_on) }),
    paymentState: row.payment_state as PaymentState,
    ...(hasPayment({ sql }, String(row.id), 'paid') && { hasReceivedPayment: true }),
    ...(hasPayment({ sql }, String(row.id), 'refund-due') && { isRefundDue: true }),
    fulfilmentState: row.fulfilment_state as FulfilmentState,
    ...(row.sent_letter_on !== null && { shippedEmailOn: Number(row.sent_letter_on) }),
    ...(row.tracking !== null && { tracking: String(row.tracking) }),
    ...taxesOf(row),
    ...(row.returned_on !== null && { returnedOn: Number(row.returned_on) }),
  };
}

/** Empty when there are none, or for orders from before taxes were stored. */
function taxesOf({ taxes }: Row): Pick<StoredOrder, 'taxes'> {
  const list = JSON.parse(String(taxes ?? '[]')) as NonNullable<StoredOrder['taxes']>;
  return list.length === 0 ? {} : { taxes: list };
}

function hasPayment(
  { sql }: Pick<StorageContext, 'sql'>,
  orderId: string,
  state: 'paid' | 'refund-due',
): boolean {
  const found = sql.exec('SELECT 1 FROM payments WHERE order_id = ? AND state = ?', orderId, state);
  return firstRow(found) !== undefined;
}

function itemOf(row: Row): OrderItem {
  return {
    itemId: String(row.item_id),
    variant: {
      sku: String(row.sku),
      attributes: JSON.parse(String(row.attributes)) as Readonly<Record<string, string>>,
    },
    productName: String(row.title),
    quantity: Number(row.quantity),
    unitPriceCents: Number(row.unit_price_cents),
    ...(row.additional_fields !== null && { additionalFields: String(row.additional_fields) }),
  };
}
