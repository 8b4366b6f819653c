import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';

/** Start time of the test clock. */
export const NOW = 1_800_000_000_000;

/** A paid, unfulfilled order of €48. */
export const PAID_ORDER: StoredOrder = {
  id: 'o-1',
  number: 7,
  createdOn: NOW - 60_000,
  purchasedCartId: 'cart',
  websiteId: 'memory',
  testMode: false,
  email: 'ana@example.com',
  currency: 'EUR',
  items: [],
  subtotalCents: 4800,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  includedTaxCents: 0,
  grandTotalCents: 4800,
  couponCodes: [],
  shippingAddress: { name: 'Ana Reis', line1: 'Rua da Barra 1', city: 'Aveiro', country: 'PT' },
  paymentState: 'paid',
  hasReceivedPayment: true,
  fulfilmentState: 'pending',
};
