import { expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { PAID_ORDER } from '../../testing/paid-order.ts';
import { canUnfulfill, returnKindOf } from './return-kind.ts';

const SENT: StoredOrder = { ...PAID_ORDER, fulfilmentState: 'fulfilled' };
const { hasReceivedPayment: _, ...OWED } = { ...SENT, isRefundDue: true };

it('an order can be refunded while the refund of a second payment is due', () => {
  const twice = { ...SENT, isRefundDue: true };
  expect([returnKindOf(twice), canUnfulfill(twice)]).toEqual(['refund', true]);
  expect([returnKindOf(SENT), canUnfulfill(SENT)]).toEqual(['refund', true]);
});

it('after the refund, its items can return to stock once', () => {
  expect([returnKindOf(OWED), canUnfulfill(OWED)]).toEqual(['restock', false]);
  expect(returnKindOf({ ...OWED, returnedOn: 5 })).toBeUndefined();
  expect(returnKindOf({ ...SENT, returnedOn: 5 })).toBe('refund');
});

it('test orders and free orders can only return to stock', () => {
  expect(returnKindOf({ ...SENT, testMode: true })).toBe('restock');
  expect(returnKindOf({ ...SENT, grandTotalCents: 0 })).toBe('restock');
});
