import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { Page } from '../core/page.ts';
import { contextFacts, preferenceFacts } from './browser-facts.ts';
import { elementPath } from './element-path.ts';
import { imageFacts } from './image-facts.ts';
import { type MetricName, rateMetric } from './rate-metric.ts';
import { deliveryType, sendRecords } from './send-records.ts';

/** The version that records report (specification 9). */
const VERSION = '4.13.1';
const FLUSH_MS = 30_000;
const PAGE_SPEED_MS = 60_000;

/** In milliseconds; CLS has no unit. */
interface Measurement {
  readonly value: number;
  readonly rating: string;
  /** Of the largest contentful paint. */
  readonly element?: string;
  readonly delays?: object;
}

/** What the script that loads this one has already. */
interface Loader {
  /** Identifies visitor and customer, if any. */
  readonly visitorIds: () => object;
  readonly randomId: () => string;
}

/** Measures the page load of this visit (specification 3, Performance record; 4, Other states). */
export function startMeasuring({ facts }: Page, { visitorIds, randomId }: Loader): void {
  let pageLoadId = randomId();
  let metrics: Partial<Record<MetricName, Measurement>> = {};
  let queue: object[] = [];
  let isFlushed = false;
  let isReported = false;

  function record(event: 'page_speed' | 'a16y' | 'image', data: object): void {
    queue.push({ app: 'visitor', event, data, pageLoadId, timestamp: Date.now() });
    // Records after the first batch are sent immediately (gaps C20).
    if (isFlushed) flush();
  }

  function flush(): void {
    isFlushed = true;
    if (queue.length > 0) sendRecords(queue);
    queue = [];
  }

  function reportPageSpeed(): void {
    if (isReported) return;
    isReported = true;
    record('page_speed', {
      version: VERSION,
      deliveryType: deliveryType(),
      websiteId: facts.websiteId,
      ...visitorIds(),
      ...contextFacts(),
      ...metrics,
    });
  }

  function setMetric(name: MetricName, value: number, extra: object = {}): void {
    metrics[name] = { value, rating: rateMetric(name, value), ...extra };
  }

  const always = { reportAllChanges: true };
  onFCP(({ value }) => setMetric('fcp', value));
  onLCP(({ value, entries }) => setMetric('lcp', value, detailsOf(entries.at(-1))), always);
  onCLS(({ value }) => setMetric('cls', value), always);
  onINP(({ value }) => setMetric('inp', value), always);
  observeFirstInput((delay) => setMetric('fid', delay));

  record('a16y', preferenceFacts());
  for (const image of imageFacts()) record('image', image);
  const age = msSinceLoad();
  setTimeout(flush, FLUSH_MS - age);
  let timer = setTimeout(reportPageSpeed, PAGE_SPEED_MS - age);
  // Must be registered after the library's listener, which delivers the final values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    reportPageSpeed();
    flush();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A restore from the back/forward cache is a new page load.
    pageLoadId = randomId();
    metrics = {};
    isReported = false;
    clearTimeout(timer);
    timer = setTimeout(reportPageSpeed, PAGE_SPEED_MS);
  });
}

/** The collector starts when the browser is idle; visitors see a prerendered page when it is activated. */
function msSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
  })[];
  const { loadEventEnd = 0, activationStart = 0 } = navigation ?? {};
  return performance.now() - (Math.max(loadEventEnd, activationStart) || performance.now());
}

/** The library no longer measures first input delay, but the specification requires it (gaps D2). */
function observeFirstInput(setMetric: (delay: number) => void): void {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        setMetric(entry.processingStart - entry.startTime);
      }
    }).observe({ type: 'first-input', buffered: true });
  } catch {
    // Not supported by all browsers.
  }
}

/** The largest contentful paint and its timing breakdown, in milliseconds. */
function detailsOf(entry: LargestContentfulPaint | undefined): object {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [resource] = entry?.url
    ? (performance.getEntriesByName(entry.url) as PerformanceResourceTiming[])
    : [];
  const firstByte = navigation?.responseStart ?? 0;
  const start = Math.max(firstByte, resource?.requestStart || resource?.startTime || 0);
  const end = Math.max(start, resource?.responseEnd ?? 0);
  return {
    element: elementPath(entry?.element),
    delays: {
      timeToFirstByte: firstByte,
      resourceLoadDelay: start - firstByte,
      resourceLoadTime: end - start,
      elementRenderDelay: Math.max(0, (entry?.startTime ?? 0) - end),
    },
  };
}
