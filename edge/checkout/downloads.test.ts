import { expect, it } from 'vitest';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { isDelivered } from './downloads.ts';

const PAID: StoredOrder = {
  id: 'o1',
  number: 7,
  createdOn: 1,
  purchasedCartId: 'c',
  websiteId: 'shop',
  testMode: false,
  email: 'ana@example.com',
  currency: 'EUR',
  items: [],
  subtotalCents: 900,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  includedTaxCents: 0,
  grandTotalCents: 900,
  couponCodes: [],
  paymentState: 'paid',
  fulfilmentState: 'pending',
};

it.each<[string, Partial<StoredOrder>, boolean]>([
  ['is paid', {}, true],
  ['was shipped', { fulfilmentState: 'fulfilled' }, true],
  ['waits for its payment', { paymentState: 'pending' }, false],
  ['was refunded', { paymentState: 'refunded' }, false],
  ['has a refund due', { isRefundDue: true }, false],
  ['was canceled', { fulfilmentState: 'cancelled' }, false],
  ['was returned', { fulfilmentState: 'fulfilled', returnedOn: 2 }, false],
])('the files of an order that %s can be downloaded or not', (_, fields, expected) => {
  expect(isDelivered({ ...PAID, ...fields })).toBe(expected);
});
