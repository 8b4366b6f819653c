import { describe, expect, it } from 'vitest';
import { includedTax } from './included-tax.ts';

describe('the tax within a price', () => {
  it.each([
    [12_300, '23', 2300],
    [12_300, '0', 0],
    [0, '23', 0],
    [110_975, '10.975', 10_975],
    [10_005, '0.05', 5],
  ])('of %d at %s %% is %d', (cents, rate, tax) => {
    expect(includedTax(cents, rate)).toBe(tax);
  });

  it('is rounded half up', () => {
    // A quarter of the price at a third: 0.25, 0.5 and 0.75.
    expect([1, 2, 3].map((cents) => includedTax(cents, '33.333333333333333333333333333333'))).toEqual([
      0, 0, 1,
    ]);
    // Half of the price at 100 %.
    expect([1, 2, 3].map((cents) => includedTax(cents, '100'))).toEqual([1, 1, 2]);
  });
});
