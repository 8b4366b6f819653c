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

test('R-DATA-PERF-08: the largest element is named by a path', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  report('largest-contentful-paint', { startTime: 50, element: find('.form-submit') });
  await pass(1);
  await hidePage();
  expect(speed()?.lcp).toMatchObject({
    value: 50,
    element: expect.stringMatching(/>form\.quoin-form>button\.form-submit$/),
  });
});

describe('the delays of the largest element', () => {
  const NAVIGATION = { responseStart: 100, loadEventEnd: 1 };

  /** Reports an image that was painted after 900 ms, on a page with these timings, and returns its delays. */
  async function delaysOf(navigation: object | undefined, resource: object | undefined, startTime = 900) {
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      resource && name === 'https://a.test/a.jpg' ? [resource as PerformanceEntry] : [],
    );
    const { report, speed } = await openMeasured(site('/contact'));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      navigation ? [navigation as PerformanceEntry] : [],
    );
    const url = resource && 'https://a.test/a.jpg';
    report('largest-contentful-paint', { startTime, element: find('.form-submit'), url });
    await pass(1);
    await hidePage();
    return (speed()?.lcp as { readonly delays?: object } | undefined)?.delays;
  }

  test('R-DATA-PERF-08: divide its time into server, request, download and rendering', async () => {
    expect(await delaysOf(NAVIGATION, { startTime: 250, requestStart: 300, responseEnd: 700 })).toEqual({
      timeToFirstByte: 100,
      resourceLoadDelay: 200,
      resourceLoadTime: 400,
      elementRenderDelay: 200,
    });
  });

  test('count from the start of an image whose server hides when it was requested', async () => {
    expect(await delaysOf(NAVIGATION, { startTime: 250, requestStart: 0, responseEnd: 700 })).toMatchObject({
      resourceLoadDelay: 150,
      resourceLoadTime: 450,
    });
  });

  test('of a text are those of the server and of rendering', async () => {
    expect(await delaysOf(NAVIGATION, undefined)).toEqual({
      timeToFirstByte: 100,
      resourceLoadDelay: 0,
      resourceLoadTime: 0,
      elementRenderDelay: 800,
    });
  });

  test('are never below zero: a preloaded image may arrive before the page', async () => {
    const preloaded = { startTime: 10, requestStart: 20, responseEnd: 60 };
    expect(await delaysOf(NAVIGATION, preloaded, 90)).toEqual({
      timeToFirstByte: 100,
      resourceLoadDelay: 0,
      resourceLoadTime: 0,
      elementRenderDelay: 0,
    });
  });

  test('are the time of rendering where the browser measures no navigation', async () => {
    expect(await delaysOf(undefined, undefined)).toMatchObject({
      timeToFirstByte: 0,
      elementRenderDelay: 900,
    });
  });
});

test('R-DATA-PERF-07: a page speed record has the metrics of paint, layout and input', async () => {
  const { report, speed } = await openMeasured(site('/contact'));
  report('paint', { ...PAINT, startTime: 2000 });
  await pass(1);
  report('layout-shift', { startTime: 2100, value: 0.3, hadRecentInput: false });
  report('first-input', { startTime: 10, processingStart: 50 });
  report('event', { interactionId: 1, startTime: 10, duration: 300 });
  await pass(1001);
  await hidePage();
  expect(speed()).toMatchObject({
    fcp: { value: 2000, rating: 'needs-improvement' },
    cls: { value: 0.3, rating: 'poor' },
    fid: { value: 40, rating: 'good' },
    inp: { value: 300, rating: 'needs-improvement' },
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
