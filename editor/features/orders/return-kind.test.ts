import { expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { PAID_ORDER } from '../../testing/paid-order.ts';
import { isStillOut, wayBackOf } from './return-kind.ts';

const SENT: StoredOrder = { ...PAID_ORDER, fulfilmentState: 'fulfilled' };
const { isMoneyTaken: _, ...OWED } = { ...SENT, isRefundDue: true };

it('an order is refunded by its own money: that of a second payment may be owed already', () => {
  const twice = { ...SENT, isRefundDue: true };
  expect([wayBackOf(twice), isStillOut(twice)]).toEqual(['refund', true]);
  expect([wayBackOf(SENT), isStillOut(SENT)]).toEqual(['refund', true]);
});

it('once its own money is owed only the stock is left, once', () => {
  expect([wayBackOf(OWED), isStillOut(OWED)]).toEqual(['restock', false]);
  expect(wayBackOf({ ...OWED, returnedOn: 5 })).toBeUndefined();
  expect(wayBackOf({ ...SENT, returnedOn: 5 })).toBe('refund');
});

it('of tests and of what cost nothing there is only the stock', () => {
  expect(wayBackOf({ ...SENT, testMode: true })).toBe('restock');
  expect(wayBackOf({ ...SENT, grandTotalCents: 0 })).toBe('restock');
});
