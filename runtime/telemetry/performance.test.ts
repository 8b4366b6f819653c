// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../core/page.ts';
import { startMeasuring } from './performance.ts';

const LOADED_MS = 700;
const sendBeacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ loadEventEnd: LOADED_MS } as PerformanceNavigationTiming] : [],
  );
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const events = () =>
  sendBeacon.mock.calls.flatMap(([, body]) => JSON.parse(body)).map(({ event }: { event: string }) => event);

test('counts 30 s from the load of the page, however late the collector starts', () => {
  const page: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };
  vi.advanceTimersByTime(LOADED_MS + 348);
  startMeasuring(page);
  vi.advanceTimersByTime(30_000 - 349);
  expect(events()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events()).toEqual(['a16y']);
  vi.advanceTimersByTime(29_999);
  expect(events()).toEqual(['a16y']);
  vi.advanceTimersByTime(1);
  expect(events()).toEqual(['a16y', 'page_speed']);
});
