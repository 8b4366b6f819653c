import { describe, expect, it } from 'vitest';
import type { Scope } from '../../contract.ts';
import { DIALECTS } from '../../dialect.ts';
import { EMPTY_SCOPE } from '../../empty-scope.ts';
import { subscriptionPhrase } from './subscription-phrase.ts';
import type { SubscriptionTerm } from './subscription-term.ts';

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
});
