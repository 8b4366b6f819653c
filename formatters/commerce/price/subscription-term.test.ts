import { describe, expect, it } from 'vitest';
import { readSubscriptionTerm } from './subscription-term.ts';

describe('the term of a subscription', () => {
  it.each([
    ['WEEK', 2, 26],
    ['MONTH', 1, 12],
    ['YEAR', 1, 1],
  ])('is a year for %s × %i × %i (R-FMT-SUBS-01)', (unit, value, cycles) => {
    expect(term(unit, value, cycles)).toMatchObject({ duration: 1, durationUnit: 'YEAR' });
  });

  it.each([
    ['WEEK', 104, 2, 'YEAR'],
    ['MONTH', 24, 2, 'YEAR'],
    ['YEAR', 3, 3, 'YEAR'],
    ['MONTH', 18, 18, 'MONTH'],
    ['WEEK', 51, 51, 'WEEK'],
    ['MONTH', 0, 0, 'MONTH'],
  ])('is in years if it is whole years: %s × %i is %i %s (R-FMT-SUBS-02)', (...row) => {
    const [unit, cycles, duration, durationUnit] = row;
    expect(term(unit, 1, cycles)).toMatchObject({ duration, durationUnit });
  });

  it('is unknown without a billing period (R-FMT-WORD-01)', () => {
    expect(readSubscriptionTerm({ subscriptionPlan: { numBillingCycles: 3 } })).toBeUndefined();
    expect(readSubscriptionTerm('x')).toBeUndefined();
  });

  it('ignores inherited unit names', () => {
    expect(term('constructor', 1, 12)).toMatchObject({ duration: 12, durationUnit: 'constructor' });
  });
});

function term(unit: string, value: number, cycles: number) {
  return readSubscriptionTerm({
    subscriptionPlan: { billingPeriod: { unit, value }, numBillingCycles: cycles },
  });
}
