import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToHistogram, mergeHistograms, SPEED_METRICS, summarizeHistogram } from './web-vitals.ts';

const read = (metric: (typeof SPEED_METRICS)[number], values: readonly number[]) =>
  summarizeHistogram({ path: '', metric, counts: addToHistogram([], metric, values) });

describe('web vitals histogram', () => {
  it.each([
    ['fcp', [1800, 1801, 3000, 3001]],
    ['lcp', [2500, 2501, 4000, 4001]],
    ['cls', [0.1, 0.11, 0.25, 0.26]],
    ['fid', [100, 101, 300, 301]],
    ['inp', [200, 201, 500, 501]],
  ] as const)('rates %s by its thresholds, which count as the better rating', (metric, values) => {
    expect(read(metric, values)).toMatchObject({ count: 4, good: 1, needsImprovement: 2, poor: 1 });
  });

  it('returns the 75th percentile within the width of a bucket', () => {
    const values = fc.array(fc.double({ min: 1, max: 20_000, noNaN: true }), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(values, (given) => {
        const { p75, count } = read('lcp', given);
        const exact = given.toSorted((one, other) => one - other)[Math.ceil(given.length * 0.75) - 1] ?? 0;
        expect(count).toBe(given.length);
        // The widest bucket relative to its position is the second, by a third.
        expect(Math.abs(p75 - exact)).toBeLessThanOrEqual(Math.max(50, exact * 0.51));
      }),
    );
  });

  it('interpolates the 75th percentile within its bucket', () => {
    // 3 of 4 values: three quarters of the bucket from 0 to 50 milliseconds, then of 50 to 100.
    expect(read('lcp', [10, 20, 30, 40]).p75).toBe(38);
    expect(read('lcp', [60, 70, 80, 90]).p75).toBe(88);
    expect(read('lcp', [10, 60, 70, 200]).p75).toBe(100);
    // Layout shifts have three decimals: three quarters of the bucket from 0.05 to 0.075.
    expect(read('cls', [0.06, 0.06, 0.06, 0.06]).p75).toBe(0.069);
  });

  it('returns the last bound when most values are above it', () => {
    expect(read('lcp', [30_000, 40_000])).toMatchObject({ p75: 20_000, poor: 2 });
    expect(read('cls', [5])).toMatchObject({ p75: 2, poor: 1 });
  });

  it('merges histograms of different lengths, as of different versions', () => {
    expect(mergeHistograms([1, 2], [10])).toEqual([11, 2]);
    expect(mergeHistograms([], [1, 2])).toEqual([1, 2]);
  });

  it('merges in any order and accepts values above the last bound', () => {
    const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom(...SPEED_METRICS), values, values, (metric, one, other) => {
        const together = addToHistogram([], metric, [...one, ...other]);
        expect(mergeHistograms(addToHistogram([], metric, one), addToHistogram([], metric, other))).toEqual(
          together,
        );
        expect(addToHistogram(addToHistogram([], metric, one), metric, other)).toEqual(together);
      }),
    );
  });

  it('returns zeros without values', () => {
    expect(summarizeHistogram({ path: '', metric: 'cls', counts: [] })).toMatchObject({
      count: 0,
      p75: 0,
      poor: 0,
    });
  });
});
