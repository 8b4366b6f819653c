import { expect, test } from 'vitest';
import { type MetricName, rateMetric } from './rate-metric.ts';

test('R-PERF-STATE-06: a metric is good, needs improvement or is poor', () => {
  expect([0, 2000, 9000].map((value) => rateMetric('fcp', value))).toEqual([
    'good',
    'needs-improvement',
    'poor',
  ]);
});

test.each<[string, MetricName, readonly number[]]>([
  ['R-PERF-VAL-02', 'fcp', [1800, 1801, 3000, 3001]],
  ['R-PERF-VAL-03', 'lcp', [2500, 2501, 4000, 4001]],
  ['R-PERF-VAL-04', 'cls', [0.1, 0.11, 0.25, 0.26]],
  ['R-PERF-VAL-05', 'fid', [100, 101, 300, 301]],
  ['R-PERF-VAL-06', 'inp', [200, 201, 500, 501]],
])('%s: the limits of %s', (_, name, values) => {
  expect(values.map((value) => rateMetric(name, value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ]);
});

test('R-PERF-VAL-07: a value at a threshold has the better rating', () => {
  expect([rateMetric('fcp', 1800), rateMetric('fcp', 3000)]).toEqual(['good', 'needs-improvement']);
});
