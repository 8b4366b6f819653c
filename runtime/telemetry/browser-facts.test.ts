import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hidePage, openMeasured } from '../testing/measured-page.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { contextFacts, preferenceFacts } from './browser-facts.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  // Its first import takes real time.
  await import('./performance.ts');
});

/** Facts of a page whose navigation was measured with these times, in milliseconds. */
function factsOf(navigation: object = {}) {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? ([navigation] as PerformanceEntry[]) : [],
  );
  return contextFacts();
}

describe('the page speed record', () => {
  test('R-DATA-PERF-03: identifies visitor, member, collector and page', async () => {
    const { speed } = await openMeasured(site('/contact'), {
      url: '/contact?source=ad#form',
      cookies: { ss_cid: 'a1', ss_cvr: 'v1|1|1|1|1', SiteUserInfo: '{"siteUserId":"m1"}' },
    });
    await hidePage();
    expect(speed()).toMatchObject({
      websiteId: 'settings',
      analyticsId: 'a1',
      marketingId: 'v1',
      memberId: 'm1',
      version: '4.13.1',
      deliveryType: 'beacon',
      hash: '#form',
      hostname: 'localhost',
      pathname: '/contact',
    });
  });

  test('R-DATA-PERF-12: has the names of the data model, as all records have, and the version', async () => {
    const { records } = await openMeasured(site('/contact'));
    await hidePage();
    const record = ['app', 'data', 'event', 'pageLoadId', 'timestamp'];
    expect(records().map((each) => Object.keys(each).toSorted())).toEqual([record, record]);
    const [a16y, speed] = records().map(({ data }) => data);
    expect(Object.keys(a16y ?? {}).toSorted()).toEqual(
      'forcedColors keyboardUsage prefersContrast prefersReducedMotion primaryInputHasHover'.split(' '),
    );
    const names =
      'analyticsId deliveryType devicePixelRatio dns hardwareConcurrency hash hostname marketingId pathname screen serverTiming tcp tls version viewport';
    expect(Object.keys(speed ?? {})).toEqual(expect.arrayContaining(names.split(' ')));
    expect(speed?.version).toBe('4.13.1');
  });

  test('has no member for visitors who are not signed in', async () => {
    const { speed } = await openMeasured(site('/contact'));
    await hidePage();
    expect(speed()).not.toHaveProperty('memberId');
  });

  test('R-DATA-PERF-05: has the connection of the browser', () => {
    const connection = { downlink: 10, effectiveType: '4g', rtt: 50, saveData: true };
    vi.stubGlobal('navigator', { connection: { ...connection, onchange: null } });
    expect(factsOf()).toMatchObject({ connection });
    const slow = { downlink: 0.4, effectiveType: '2g', rtt: 900, saveData: false };
    vi.stubGlobal('navigator', { connection: slow });
    expect(factsOf()).toMatchObject({ connection: slow });
    expect(Reflect.get(Reflect.get(factsOf(), 'connection'), 'onchange')).toBeUndefined();
  });

  test('has no connection where the browser does not report it', () => {
    vi.stubGlobal('navigator', {});
    expect(factsOf()).toMatchObject({ connection: undefined });
  });

  test('R-DATA-PERF-06: has the sizes, the memory and the cores of the device', () => {
    vi.stubGlobal('navigator', { deviceMemory: 8, hardwareConcurrency: 4 });
    vi.stubGlobal('devicePixelRatio', 1.5);
    vi.stubGlobal('screen', { width: 1920, height: 1080 });
    vi.stubGlobal('innerWidth', 1280);
    vi.stubGlobal('innerHeight', 720);
    expect(factsOf()).toMatchObject({
      devicePixelRatio: 1.5,
      screen: { width: 1920, height: 1080 },
      viewport: { width: 1280, height: 720 },
      deviceMemory: 8,
      hardwareConcurrency: 4,
    });
  });

  test('R-DATA-PERF-09: has the timings of name lookup, connection and server, and the kind of navigation', () => {
    const facts = factsOf({
      domainLookupStart: 10,
      domainLookupEnd: 30,
      connectStart: 40,
      secureConnectionStart: 55,
      connectEnd: 100,
      serverTiming: [{ name: 'render', duration: 7, description: '' }],
      type: 'reload',
    });
    expect(facts).toMatchObject({
      dns: 20,
      tcp: 60,
      tls: 45,
      serverTiming: [{ name: 'render', duration: 7 }],
      navigationType: 'reload',
    });
  });

  test('has no time of a connection without encryption', () => {
    expect(factsOf({ connectStart: 40, secureConnectionStart: 0, connectEnd: 100 })).toMatchObject({
      tcp: 60,
      tls: 0,
    });
  });

  test('has no times where the browser measures none, and none below zero', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    const none = { dns: 0, tcp: 0, tls: 0, serverTiming: [], navigationType: undefined };
    expect(contextFacts()).toMatchObject(none);
    expect(factsOf({ domainLookupStart: 10, connectStart: 10, connectEnd: 9 })).toMatchObject(none);
  });
});

describe('the accessibility record', () => {
  /** Lets these media queries match. */
  function match(...queries: readonly string[]): void {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.includes(query) }));
  }

  /** The DOM of the tests does not distinguish keyboard and pointer. */
  function focusVisibly(element: Element | null): void {
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector === ':focus-visible' ? element : null,
    );
  }

  test('R-DATA-PERF-10: has the preferences of the visitor', async () => {
    await openPage('<body><a href="/">Home</a></body>');
    match(
      '(forced-colors: active)',
      '(prefers-contrast: more)',
      '(prefers-reduced-motion: reduce)',
      '(hover: hover)',
    );
    focusVisibly(find('a'));
    expect(preferenceFacts()).toEqual({
      forcedColors: true,
      prefersContrast: 'more',
      prefersReducedMotion: true,
      primaryInputHasHover: true,
      keyboardUsage: true,
    });
  });

  test('has none of a visitor without preferences, on a touch screen', async () => {
    await openPage('<body></body>');
    match();
    focusVisibly(null);
    expect(preferenceFacts()).toEqual({
      forcedColors: false,
      prefersContrast: 'no-preference',
      prefersReducedMotion: false,
      primaryInputHasHover: false,
      keyboardUsage: false,
    });
  });

  test.each(['more', 'less', 'custom'])('R-DATA-PERF-10: has the contrast %s', (contrast) => {
    match(`(prefers-contrast: ${contrast})`);
    expect(preferenceFacts()).toMatchObject({ prefersContrast: contrast });
  });
});
