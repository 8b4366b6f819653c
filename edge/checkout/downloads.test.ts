import { expect, it } from 'vitest';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { storedOrder } from '../testing/orders.ts';
import { isDelivered } from './downloads.ts';

it.each<[string, Partial<StoredOrder>, boolean]>([
  ['is paid', {}, true],
  ['was shipped', { fulfilmentState: 'fulfilled' }, true],
  ['waits for its payment', { paymentState: 'pending' }, false],
  ['was refunded', { paymentState: 'refunded' }, false],
  ['has a refund due', { isRefundDue: true }, false],
  ['was canceled', { fulfilmentState: 'cancelled' }, false],
  ['was returned', { fulfilmentState: 'fulfilled', returnedOn: 2 }, false],
])('the files of an order that %s can be downloaded or not', (_, fields, expected) => {
  expect(isDelivered(storedOrder(fields))).toBe(expected);
});
