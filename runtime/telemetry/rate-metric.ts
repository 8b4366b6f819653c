/** Upper bounds of good and acceptable values (specification 9): milliseconds; CLS has no unit. */
const THRESHOLDS = {
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  fid: [100, 300],
  inp: [200, 500],
} as const;

export type MetricName = keyof typeof THRESHOLDS;

/** Thresholds are inclusive (R-PERF-VAL-07). */
export function rateMetric(name: MetricName, value: number): 'good' | 'needs-improvement' | 'poor' {
  const [good, poor] = THRESHOLDS[name];
  return value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
}
