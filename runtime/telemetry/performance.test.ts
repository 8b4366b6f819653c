import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hidePage, openMeasured } from '../testing/measured-page.ts';
import { closePageAfterEach, leaveAndReturn } from '../testing/open-page.ts';
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

const IOS_12 =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function useAgent(agent: string): () => void {
  return () => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
}

describe('the performance collector', () => {
  test('R-PERF-STATE-01: is enabled by default', async () => {
    const { events } = await openMeasured(site('/contact'));
    await hidePage();
    expect(events()).toEqual(['a16y', 'page_speed']);
  });

  test('R-PERF-STATE-02: measures and sends nothing when it is disabled', async () => {
    const observe = vi.fn();
    const { sends } = await openMeasured(
      site('/contact').replace('"analytics":true', '$&,"performance":false'),
      {
        prepare: () => vi.stubGlobal('PerformanceObserver', observe),
      },
    );
    await hidePage();
    await pass(120_000);
    expect([sends(), observe.mock.calls]).toEqual([[], []]);
  });

  test('R-PERF-STATE-03: sends its first batch 30 seconds after the load, not earlier', async () => {
    const { sends } = await openMeasured(site('/contact'));
    await pass(29_999);
    expect(sends()).toEqual([]);
    await pass(1);
    expect(sends()).toHaveLength(1);
  });

  test('R-PERF-STATE-03: counts from the load of the page, however late it starts', async () => {
    const loadEventEnd = performance.now() + 700;
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? [{ loadEventEnd } as PerformanceNavigationTiming] : [],
    );
    await pass(1000);
    const { sends } = await openMeasured(site('/contact'));
    await pass(29_699);
    expect(sends()).toEqual([]);
    await pass(1);
    expect(sends()).toHaveLength(1);
  });

  test('R-PERF-STATE-05: counts from the activation of a prerendered page', async () => {
    const activationStart = performance.now() + 700;
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? [{ loadEventEnd: 1, activationStart } as unknown as PerformanceEntry] : [],
    );
    await pass(1000);
    const { events } = await openMeasured(site('/contact'));
    await pass(59_699);
    expect(events()).toEqual(['a16y']);
    await pass(1);
    expect(events()).toEqual(['a16y', 'page_speed']);
  });

  test('R-PERF-STATE-04: sends its batch when the page is hidden before', async () => {
    const { sends } = await openMeasured(site('/contact'));
    await pass(5000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sends(), 'while it is visible').toEqual([]);
    await hidePage();
    expect(sends()).toHaveLength(1);
  });

  test('R-PERF-STATE-05: reports the page speed when the page is hidden, or after 60 seconds, once', async () => {
    const hidden = await openMeasured(site('/contact'));
    await pass(10_000);
    await hidePage();
    expect(hidden.events()).toContain('page_speed');
    await pass(120_000);
    await hidePage();
    expect(hidden.events().filter((event) => event === 'page_speed')).toHaveLength(1);
    const open = await openMeasured(site('/contact'));
    await pass(59_999);
    expect(open.events()).toEqual(['a16y']);
    await pass(1);
    expect(open.events()).toEqual(['a16y', 'page_speed']);
  });

  test('R-PERF-STATE-07: sends twice for a page that is open for 61 seconds', async () => {
    const { sends } = await openMeasured(site('/contact'));
    await pass(61_000);
    expect(sends()).toHaveLength(2);
    await hidePage();
    expect(sends(), 'without new records').toHaveLength(2);
  });

  test('R-PERF-VAL-01: has the version 4.13.1', async () => {
    const { speed } = await openMeasured(site('/contact'));
    await hidePage();
    expect(speed()?.version).toBe('4.13.1');
  });

  test('treats a restore from the back/forward cache as a new page load', async () => {
    const { events, records } = await openMeasured(site('/contact'));
    await hidePage();
    await leaveAndReturn();
    await pass(60_000);
    expect(events()).toEqual(['a16y', 'page_speed', 'page_speed']);
    const [, first, second] = records();
    expect(second?.pageLoadId).not.toBe(first?.pageLoadId);
  });

  test('reports the speed of a restored page 60 seconds after the restore, not earlier', async () => {
    const { events } = await openMeasured(site('/contact'));
    await pass(50_000);
    await hidePage();
    await leaveAndReturn();
    await pass(59_999);
    expect(events()).toEqual(['a16y', 'page_speed']);
    await pass(1);
    expect(events()).toEqual(['a16y', 'page_speed', 'page_speed']);
  });

  test('has the time of each record', async () => {
    const { records } = await openMeasured(site('/contact'));
    const timestamp = Date.now();
    await pass(30_000);
    expect(records()).toMatchObject([{ app: 'visitor', timestamp }]);
  });

  test('reports one page load where the page is not restored', async () => {
    const { events } = await openMeasured(site('/contact'));
    await hidePage();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await pass(60_000);
    expect(events()).toEqual(['a16y', 'page_speed']);
  });

  test('reports no metrics of the first load after a restore from the back/forward cache', async () => {
    const { report, speed } = await openMeasured(site('/contact'));
    report('first-input', { startTime: 10, processingStart: 130 });
    await hidePage();
    await leaveAndReturn();
    await pass(60_000);
    expect(speed()).not.toHaveProperty('fid');
  });
});

describe('records', () => {
  test('R-PERF-SEND-01: are sent by beacon where there are beacons', async () => {
    const { sends } = await openMeasured(site('/contact'));
    await hidePage();
    expect(sends()).toEqual(['beacon']);
  });

  test.each(['iPhone; CPU iPhone', 'iPad; CPU', 'iPod touch; CPU iPhone'])(
    'R-PERF-SEND-02: are sent by XMLHttpRequest in webviews of old iOS: %s',
    async (device) => {
      const agent = IOS_12.replace('iPhone; CPU iPhone', device);
      const { sends } = await openMeasured(site('/contact'), { prepare: useAgent(agent) });
      await hidePage();
      expect(sends()).toEqual(['xhr']);
    },
  );

  test('R-PERF-SEND-04: are sent by beacon in Safari of old iOS', async () => {
    const { sends } = await openMeasured(site('/contact'), { prepare: useAgent(`${IOS_12} Safari/604.1`) });
    await hidePage();
    expect(sends()).toEqual(['beacon']);
  });

  test('R-PERF-SEND-03: are sent by XMLHttpRequest without beacons', async () => {
    const { sends } = await openMeasured(site('/contact'), {
      prepare: () => Object.assign(navigator, { sendBeacon: undefined }),
    });
    await hidePage();
    expect(sends()).toEqual(['xhr']);
  });

  test.each([
    [IOS_12, 'xhr'],
    [`${IOS_12} Safari/604.1`, 'beacon'],
  ])('R-DATA-PERF-04: of %s say how they are sent: %s', async (agent, way) => {
    const { speed } = await openMeasured(site('/contact'), { prepare: useAgent(agent) });
    await hidePage();
    expect(speed()?.deliveryType).toBe(way);
  });

  test.each([
    ['12', 'xhr'],
    ['13', 'beacon'],
  ])('R-PERF-SEND-04: of webviews on iOS %s are sent by %s', async (version, way) => {
    const { sends } = await openMeasured(site('/contact'), {
      prepare: useAgent(IOS_12.replace('12_4', `${version}_0`)),
    });
    await hidePage();
    expect(sends()).toEqual([way]);
  });

  test('are sent by XMLHttpRequest when the browser rejects the beacon', async () => {
    const { sends } = await openMeasured(site('/contact'), {
      prepare: () => vi.mocked(navigator.sendBeacon).mockReturnValue(false),
    });
    await hidePage();
    expect(sends()).toEqual(['xhr']);
  });
});
