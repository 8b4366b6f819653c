import type { CensusSpeed, SpeedMetric } from '../../formatters/vocabulary/api/census.ts';
import type { SpeedCounts } from './census.ts';

/** Upper bounds of the histogram buckets, which include the thresholds; a last bucket holds everything above. */
const MILLISECONDS = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2150, 2500, 3000, 3500, 4000, 5000,
  6500, 8000, 10_000, 15_000, 20_000,
];
const SHIFTS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2];

/** Thresholds of good and poor values (specification 9). */
const THRESHOLDS: Readonly<Record<SpeedMetric, readonly [number, number]>> = {
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  fid: [100, 300],
  inp: [200, 500],
};

export const SPEED_METRICS = Object.keys(THRESHOLDS) as readonly SpeedMetric[];

/** A value equal to an upper bound belongs to that bucket, as for thresholds (R-PERF-VAL-07). */
export function addToHistogram(
  counts: readonly number[],
  metric: SpeedMetric,
  values: readonly number[],
): readonly number[] {
  const ends = endsOf(metric);
  const sums = Array.from({ length: ends.length + 1 }, (_, index) => counts[index] ?? 0);
  for (const value of values) {
    const found = ends.findIndex((end) => value <= end);
    const index = found < 0 ? ends.length : found;
    sums[index] = (sums[index] ?? 0) + 1;
  }
  return sums;
}

export function mergeHistograms(one: readonly number[], other: readonly number[]): readonly number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0));
}

/** Returns the 75th percentile, interpolated linearly within its bucket, and the counts by rating. */
export function summarizeHistogram({ path, metric, counts }: SpeedCounts): CensusSpeed {
  const ends = endsOf(metric);
  const [good, poor] = THRESHOLDS[metric];
  const count = counts.reduce((sum, each) => sum + each, 0);
  const upTo = (end: number) => counts.slice(0, ends.indexOf(end) + 1).reduce((sum, each) => sum + each, 0);
  let before = 0;
  const index = counts.findIndex((each) => {
    const isReached = before + each >= count * 0.75;
    if (!isReached) before += each;
    return isReached;
  });
  const last = ends.at(-1) ?? 0;
  const low = index <= 0 ? 0 : (ends[index - 1] ?? last);
  const high = ends[index] ?? last;
  const part = (count * 0.75 - before) / (counts[index] || 1);
  const digits = metric === 'cls' ? 1000 : 1;
  return {
    path,
    metric,
    count,
    p75: count === 0 ? 0 : Math.round((low + (high - low) * part) * digits) / digits,
    good: upTo(good),
    needsImprovement: upTo(poor) - upTo(good),
    poor: count - upTo(poor),
  };
}

function endsOf(metric: SpeedMetric): readonly number[] {
  return metric === 'cls' ? SHIFTS : MILLISECONDS;
}
