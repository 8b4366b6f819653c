import { describe, expect, it } from 'vitest';
import type { Scope } from '../../contract.ts';
import { DIALECTS } from '../../dialect.ts';
import { EMPTY_SCOPE } from '../../empty-scope.ts';
import { BILLING_UNITS_PER_YEAR } from '../../vocabulary/store/billing-unit.ts';
import { subscriptionPhrase } from './subscription-phrase.ts';
import { readSubscriptionTerm, type SubscriptionTerm } from './subscription-term.ts';

const MONTHLY: SubscriptionTerm = {
  unit: 'MONTH',
  value: 1,
  durationUnit: 'MONTH',
  duration: 0,
  cycles: 0,
} as SubscriptionTerm;

/** The name under which the phrase of a term is looked up, and the English default. */
function phraseOf(changes: Partial<SubscriptionTerm>, isVaried = false) {
  const names: unknown[] = [];
  const scope: Scope = {
    ...EMPTY_SCOPE,
    resolve: (path) => {
      names.push(path.at(-1));
      return undefined;
    },
  };
  const text = subscriptionPhrase(
    scope,
    { ...MONTHLY, ...changes },
    { isVaried, dialect: DIALECTS.platform },
  );
  return [names.at(-1), text];
}

describe('the price of a subscription', () => {
  it.each<[Partial<SubscriptionTerm>, string, string]>([
    [{}, '1Monthly__indefinite', '{price} every month'],
    [{ value: 2, unit: 'WEEK' }, 'nWeekly__indefinite', '{price} every {billingPeriodValue} weeks'],
    [
      { duration: 1, durationUnit: 'YEAR', cycles: 12 },
      '1Monthly__limited__1Years',
      '{price} every month for {duration} year',
    ],
    [{ duration: 6, cycles: 6 }, '1Monthly__limited__nMonths', '{price} every month for {duration} months'],
  ])('with the term %j has the name %s and the text "%s"', (term, name, text) => {
    expect(phraseOf(term)).toEqual([`productPrice__singlePrice__${name}`, text]);
  });

  it('of which variants have several is the lowest', () => {
    expect(phraseOf({}, true)).toEqual([
      'productPrice__multiplePrices__1Monthly__indefinite',
      'from {price} every month',
    ]);
  });

  it('R-DATA-SUBS-03: names no unit but weeks, months and years', () => {
    const words = new Set<string>();
    for (const unit of Object.keys(BILLING_UNITS_PER_YEAR))
      for (const value of [1, 2])
        for (const numBillingCycles of [0, 1, 5, 52]) {
          const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
          const [, phrase] = phraseOf(readSubscriptionTerm({ subscriptionPlan }) ?? {});
          for (const [word] of String(phrase).matchAll(/(?<=every |\} )(?!every|for)[a-z]+/g))
            words.add(word);
        }
    expect([...words].toSorted()).toEqual(['month', 'months', 'week', 'weeks', 'year', 'years']);
  });
});
