import { describe, expect, it } from 'vitest';
import { readSubscriptionTerm } from './subscription-term.ts';

describe('the term of a subscription', () => {
  it.each([
    ['WEEK', 2, 26, 1, 'YEAR'],
    ['WEEK', 1, 104, 2, 'YEAR'],
    ['MONTH', 1, 24, 2, 'YEAR'],
    ['YEAR', 1, 3, 3, 'YEAR'],
    ['MONTH', 1, 18, 18, 'MONTH'],
    ['WEEK', 1, 51, 51, 'WEEK'],
    ['MONTH', 1, 0, 0, 'MONTH'],
  ])(
    'expresses %s × %i × %i as %i %s (R-FMT-SUBS-01, R-FMT-SUBS-02)',
    (unit, value, cycles, duration, durationUnit) => {
      expect(term(unit, value, cycles)).toMatchObject({ duration, durationUnit });
    },
  );

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
