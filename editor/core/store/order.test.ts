import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import {
  addressLines,
  chosenLabel,
  countUnits,
  fulfillmentStatus,
  isUnfulfilled,
  paymentStatus,
} from './order.ts';

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
    ['Failed', { paymentState: 'failed', fulfilmentState: 'cancelled' }],
  ])('is %s for %o', (label, state) => {
    const order = state as StoredOrder;
    expect(paymentStatus(order).label).toBe(label);
    if (order.fulfilmentState === 'cancelled') expect(fulfillmentStatus(order)?.label).not.toBe('Fulfilled');
  });
});

describe('the fulfillment status of an order', () => {
  const address = { shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisbon', country: 'PT' } };
  it.each<[string, string, Partial<StoredOrder>]>([
    ['Unfulfilled', 'warn', { paymentState: 'paid', fulfilmentState: 'pending', ...address }],
    ['Fulfilled', 'ok', { paymentState: 'paid', fulfilmentState: 'fulfilled', ...address }],
    ['Unfulfilled', 'warn', { paymentState: 'paid', fulfilmentState: 'pending' }],
    ['Fulfilled', 'ok', { paymentState: 'paid', fulfilmentState: 'fulfilled' }],
    ['Canceled', 'deprecated', { paymentState: 'paid', fulfilmentState: 'cancelled' }],
    ['Returned', 'private', { paymentState: 'paid', fulfilmentState: 'fulfilled', returnedOn: 1 }],
    ['Nothing to ship', 'private', { paymentState: 'refunded', fulfilmentState: 'pending', ...address }],
    ['Fulfilled', 'ok', { paymentState: 'refunded', fulfilmentState: 'fulfilled', ...address }],
  ])('is %s in the tone %s for %o', (label, tone, state) => {
    expect(fulfillmentStatus(state as StoredOrder)).toEqual({ label, tone });
  });

  it.each<[Partial<StoredOrder>]>([
    [{ paymentState: 'pending', fulfilmentState: 'pending', ...address }],
    [{ paymentState: 'expired', fulfilmentState: 'pending', returnedOn: 1 }],
  ])('is unknown until it is paid: %o', (state) => {
    expect(fulfillmentStatus(state as StoredOrder)).toBeUndefined();
  });
});

it.each<[string, string, boolean]>([
  ['paid', 'pending', true],
  ['paid', 'fulfilled', false],
  ['pending', 'pending', false],
])('an order that is %s and %s can be fulfilled: %s', (paymentState, fulfilmentState, expected) => {
  expect(isUnfulfilled({ paymentState, fulfilmentState } as StoredOrder)).toBe(expected);
});

it('counts the units of all items', () => {
  expect(countUnits({ items: [{ quantity: 2 }, { quantity: 3 }] } as unknown as StoredOrder)).toBe(5);
});

it('labels the chosen options in their order', () => {
  expect(chosenLabel({ Size: 'S', Mark: '', Glaze: 'Ash' })).toBe('S / Ash');
});

describe('the lines of an address', () => {
  it('leave out what is missing', () => {
    expect(addressLines({ name: 'Ana', line1: 'Rua 1', line2: '', city: 'Lisbon', country: 'PT' })).toEqual([
      'Ana',
      'Rua 1',
      'Lisbon',
      'Portugal',
    ]);
  });

  it('have the postal code before the city, and a code without a name', () => {
    const address = { name: 'Ana', line1: 'Rua 1', line2: '2º', region: 'Estremadura', country: '?' };
    expect(addressLines({ ...address, postalCode: '1100-148', city: 'Lisbon' })).toEqual([
      'Ana',
      'Rua 1',
      '2º',
      '1100-148 Lisbon',
      'Estremadura',
      '?',
    ]);
  });
});
