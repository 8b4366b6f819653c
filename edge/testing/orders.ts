import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';

/** A paid order without items. */
export function storedOrder(changes: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: 'o1',
    number: 7,
    createdOn: 1,
    purchasedCartId: 'c',
    websiteId: 'shop',
    testMode: false,
    email: 'ana@example.com',
    currency: 'EUR',
    items: [],
    subtotalCents: 3500,
    discountCents: 0,
    shippingCents: 0,
    taxCents: 0,
    includedTaxCents: 0,
    grandTotalCents: 3500,
    couponCodes: [],
    paymentState: 'paid',
    fulfilmentState: 'pending',
    ...changes,
  };
}
