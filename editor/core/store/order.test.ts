import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { fulfillmentStatus, paymentStatus } from './order.ts';

type State = Pick<StoredOrder, 'paymentState' | 'fulfilmentState'> & Partial<StoredOrder>;

describe('the payment status of an order', () => {
  it.each<[string, State]>([
    ['Paid', { paymentState: 'paid', fulfilmentState: 'pending' }],
    ['Paid', { paymentState: 'paid', fulfilmentState: 'fulfilled' }],
    ['Pending', { paymentState: 'pending', fulfilmentState: 'pending' }],
    ['Canceled', { paymentState: 'paid', fulfilmentState: 'cancelled', testMode: true }],
    ['Canceled', { paymentState: 'pending', fulfilmentState: 'cancelled' }],
    ['Refund due', { paymentState: 'paid', fulfilmentState: 'cancelled', isRefundDue: true }],
    ['Refund due', { paymentState: 'paid', fulfilmentState: 'fulfilled', isRefundDue: true }],
    ['Refunded', { paymentState: 'refunded', fulfilmentState: 'cancelled' }],
    ['Expired', { paymentState: 'expired', fulfilmentState: 'cancelled' }],
  ])('is %s for %o', (label, state) => {
    const order = state as StoredOrder;
    expect(paymentStatus(order).label).toBe(label);
    if (order.fulfilmentState === 'cancelled') expect(fulfillmentStatus(order).label).not.toBe('Fulfilled');
  });
});
