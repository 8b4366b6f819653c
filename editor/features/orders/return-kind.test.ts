import { expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { PAID_ORDER } from '../../testing/paid-order.ts';
import { canUnfulfill, returnKindOf } from './return-kind.ts';

const SENT: StoredOrder = { ...PAID_ORDER, fulfilmentState: 'fulfilled' };
const { isMoneyTaken: _, ...OWED } = { ...SENT, isRefundDue: true };

it('an order is refunded by its own money: that of a second payment may be owed already', () => {
  const twice = { ...SENT, isRefundDue: true };
  expect([returnKindOf(twice), canUnfulfill(twice)]).toEqual(['refund', true]);
  expect([returnKindOf(SENT), canUnfulfill(SENT)]).toEqual(['refund', true]);
});

it('once its own money is owed only the stock is left, once', () => {
  expect([returnKindOf(OWED), canUnfulfill(OWED)]).toEqual(['restock', false]);
  expect(returnKindOf({ ...OWED, returnedOn: 5 })).toBeUndefined();
  expect(returnKindOf({ ...SENT, returnedOn: 5 })).toBe('refund');
});

it('of tests and of what cost nothing there is only the stock', () => {
  expect(returnKindOf({ ...SENT, testMode: true })).toBe('restock');
  expect(returnKindOf({ ...SENT, grandTotalCents: 0 })).toBe('restock');
});
