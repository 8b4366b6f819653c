import { expect, it } from 'vitest';
import { product } from '../testing/shop.ts';
import { subscriptionNote } from './subscription-note.ts';
import type { VisitorCart } from './visitor-cart.ts';

type Plan = NonNullable<ReturnType<typeof product>['subscriptionPlan']>;

/** Returns the note of a cart with a subscription to clay. */
function noteOf(subscriptionPlan: Plan): string | undefined {
  const products = { clay: product({ id: 'clay', title: 'Clay', subscriptionPlan }) };
  const stored = { kind: 'subscription', entries: [{ itemId: 'clay' }] };
  return subscriptionNote({ stored, release: { data: { products } } } as unknown as VisitorCart);
}

it('a subscription with no number of cycles has no duration (R-DATA-SUBS-02)', () => {
  expect(noteOf({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 })).toBe(
    'Clay: every month. This order is the first one.',
  );
  expect(noteOf({ billingPeriod: { value: 3, unit: 'YEAR' }, numBillingCycles: 0 })).toBe(
    'Clay: every 3 years. This order is the first one.',
  );
});

it('a subscription with a number of cycles says how many', () => {
  expect(noteOf({ billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 })).toBe(
    'Clay: every 2 weeks, 6 times. This order is the first one.',
  );
});

it('a subscription with one cycle is delivered one time', () => {
  expect(noteOf({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 1 })).toBe(
    'Clay: every month, 1 time. This order is the first one.',
  );
});
