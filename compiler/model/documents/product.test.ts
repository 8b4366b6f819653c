import { expect, it } from 'vitest';
import { productSchema } from './product.ts';

const withUnit = (unit: string) =>
  productSchema.safeParse({
    productType: 1,
    subscriptionPlan: { billingPeriod: { value: 1, unit }, numBillingCycles: 0 },
  }).success;

it('subscriptions are billed by the week, month or year only', () => {
  expect(['WEEK', 'MONTH', 'YEAR', 'DAY', 'QUARTER', 'week'].filter(withUnit)).toEqual([
    'WEEK',
    'MONTH',
    'YEAR',
  ]);
});
