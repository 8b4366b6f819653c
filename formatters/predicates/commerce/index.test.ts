import { describe, expect, it } from 'vitest';
import { commercePredicates } from './commerce-predicates.ts';

describe('the commerce predicates', () => {
  it('are the four of language reference 18.2', () => {
    expect(commercePredicates.map((predicate) => predicate.name)).toEqual([
      'has-variants?',
      'on-sale?',
      'sold-out?',
      'varied-prices?',
    ]);
  });
});
