import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hidePage, openMeasured } from '../testing/measured-page.ts';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  // Its first import takes real time.
  await import('./performance.ts');
});
beforeEach(() => {
  vi.useFakeTimers();
});

const PAINT = { name: 'first-contentful-paint', startTime: 0 };

/** Reports layout shifts of 0.1 at these times, in milliseconds, and returns the reported value. */
async function shiftOf(...times: readonly number[]): Promise<number | undefined> {
  const { report, speed } = await openMeasured(site('/contact'));
  report('paint', PAINT);
  await pass(1);
  for (const startTime of times) report('layout-shift', { startTime, value: 0.1, hadRecentInput: false });
  await pass(1);
  await hidePage();
  const shift = speed()?.cls as { readonly value: number } | undefined;
  return shift?.value;
}

describe('layout shifts', () => {
  test.each([
    [999, 0.2],
    [1001, 0.1],
  ])('R-PERF-VAL-08: that are %i ms apart count %f together', async (gap, value) => {
    expect(await shiftOf(100, 100 + gap)).toBeCloseTo(value);
  });

  test.each([
    [4999, 0.7],
    [5001, 0.6],
  ])('R-PERF-VAL-09: up to %i ms after the first count %f together', async (last, value) => {
    const times = [0, 900, 1800, 2700, 3600, 4500, last];
    expect(await shiftOf(...times.map((time) => time + 100))).toBeCloseTo(value);
  });
});

test('R-PERF-VAL-10: the path of the largest element is cut to 200 characters', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  find('.form-submit').className = 'c'.repeat(250);
  report('paint', PAINT);
  report('largest-contentful-paint', { startTime: 50, element: find('[type=submit]') });
  await pass(1);
  await hidePage();
  expect(speed()?.lcp).toMatchObject({ element: expect.stringMatching(/^c{200}$/) });
});

test('the largest element is named by a path', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  report('largest-contentful-paint', { startTime: 50, element: find('.form-submit') });
  await pass(1);
  await hidePage();
  expect(speed()?.lcp).toMatchObject({
    value: 50,
    element: expect.stringMatching(/>form\.quoin-form>button\.form-submit$/),
  });
});

test('R-PERF-VAL-11: the 10 longest interactions are kept', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  for (let index = 1; index <= 15; index += 1)
    report('event', { interactionId: index, startTime: index, duration: index * 100 });
  await pass(1001);
  await hidePage();
  // Of many interactions, the shortest that is kept is reported.
  expect(speed()?.inp).toMatchObject({ value: 600 });
});

test('the first input delay is measured', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  report('first-input', { startTime: 10, processingStart: 130 });
  await hidePage();
  expect(speed()?.fid).toEqual({ value: 120, rating: 'needs-improvement' });
});
