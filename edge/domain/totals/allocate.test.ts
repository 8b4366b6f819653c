import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocate', () => {
  it('splits in proportion to the weights, without a remainder', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(allocate(90, [1, 0, 2])).toEqual([30, 0, 60]);
    expect(allocate(5, [])).toEqual([]);
  });

  it('gives nothing to weights of 0', () => {
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(allocate(7, [0, 0])).toEqual([0, 0]);
  });

  it('gives parts that sum to the amount and never exceed their weight', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const amount = Math.floor(given.reduce((sum, weight) => sum + weight, 0) * share);
        const parts = allocate(amount, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(given[index] ?? 0);
      }),
    );
  });
});
