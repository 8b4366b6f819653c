import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';

const ERRORS = '/api/events/RecordJavascriptErrors';
const HIT = '/api/census/RecordHit';
const RECORDS = '/api/1/performance/records';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;
let requests: Request[];

beforeEach(async () => {
  ({ context, page } = await shop.visit());
  requests = [];
  page.on('request', (request) => requests.push(request));
});

function sent(path: string): Request[] {
  return requests.filter((request) => new URL(request.url()).pathname === path);
}

function fieldsOf(request: Request | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request?.postData() ?? ''));
}

function hits(): readonly string[] {
  return sent(HIT).map((request) => fieldsOf(request).event ?? '');
}

/** Opens a page and pauses its clock after all of its scripts have loaded. */
async function openAndStop(path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  const measured = page.waitForResponse('**/scripts/quoin/performance-*');
  await page.goto(shop.origin + path);
  await measured;
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(10_000);
}

describe('census', () => {
  test('R-ANLY-SEND-04, R-ANLY-SEND-07: records a page view and a form once, with visitor and page', async () => {
    await page.goto(`${shop.origin}/rt-contact`);
    await expect.poll(() => sent('/api/census/form-render').length).toBe(1);
    expect(hits()).toEqual(['1']);
    const { data = '', ss_cvr } = fieldsOf(sent(HIT)[0]);
    expect(JSON.parse(data)).toMatchObject({ pagePath: '/rt-contact', title: await page.title() });
    expect(ss_cvr).toMatch(/^\w+\|\d+\|\d+\|\d+\|1$/);
    expect(fieldsOf(sent('/api/census/form-render')[0])).toMatchObject({
      formId: 'rt-contact',
      visitorCookie: ss_cvr,
    });
    const response = await sent(HIT)[0]?.response();
    expect(response?.ok()).toBe(true);
  });

  test('R-ANLY-SEND-05, R-ANLY-SEND-06: records the rendering and the click of a button', async () => {
    await page.goto(shop.origin);
    await expect.poll(() => sent('/api/census/button-render').length).toBeGreaterThan(0);
    const button = page.locator('.sqs-block-button-element').first();
    const block = await button.evaluate((each) => each.closest('.sqs-block')?.id);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await button.click();
    await expect
      .poll(() => sent('/api/census/button-click').map((request) => fieldsOf(request).blockId))
      .toEqual([block]);
  });

  test('R-ANLY-EXCL-04, R-ANLY-EXCL-05: records the search page as a search instead of a page view', async () => {
    await page.goto(`${shop.origin}/search?q=plate`);
    await expect.poll(hits).toEqual(['2']);
    expect(JSON.parse(fieldsOf(sent(HIT)[0]).data ?? '')).toMatchObject({ query: 'plate' });
    await page.waitForSelector('.quoin-search[data-wb]');
    await page.getByRole('searchbox').fill('mug');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(hits).toEqual(['2', '2']);
  });

  test('R-ANLY-EXCL-01: records nothing on the 404 page', async () => {
    await page.goto(`${shop.origin}/no-such-page`);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.method() === 'POST')).toEqual([]);
  });

  test.each([
    ['R-ANLY-ROLE-01: does not record contributors of the site', '1', []],
    ['R-ANLY-ROLE-02: records contributors with read-only access', '10', ['1']],
  ])('%s', async (_, roles, counted) => {
    await context.addCookies([{ name: 'quoin_roles', value: roles, url: shop.origin }]);
    await page.goto(`${shop.origin}/rt-plain`);
    await page.waitForLoadState('networkidle');
    expect(hits()).toEqual(counted);
  });

  test('R-ANLY-SEND-25: sends a heartbeat every 30 s for half an hour', async () => {
    await openAndStop('/rt-plain');
    await page.clock.fastForward(30_000);
    await expect.poll(hits).toEqual(['1', '10']);
    await page.clock.runFor(40 * 60_000);
    expect(hits().filter((event) => event === '10').length).toBeLessThanOrEqual(60);
  });
});

describe('errors', () => {
  test('R-ERR-SEND-01, R-ERR-SEND-02, R-ERR-LIMIT-02, R-ERR-LIMIT-03, R-ERR-LIMIT-04: reports at most ten errors once, after one second', async () => {
    await openAndStop('/rt-plain');
    await page.evaluate(() => {
      for (let index = 0; index < 12; index += 1) {
        const error = new Error(`oh ${index}`);
        error.stack = `${'x'.repeat(6000)}`;
        dispatchEvent(
          new ErrorEvent('error', {
            message: error.message,
            error,
            filename: 'https://a.test/b.js?secret=1',
            lineno: 3,
          }),
        );
      }
    });
    await page.clock.runFor(999);
    expect(sent(ERRORS)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => sent(ERRORS).length).toBe(1);
    const reported = sent(ERRORS)[0]?.postDataJSON();
    expect(reported).toHaveLength(10);
    expect(reported[0]).toMatchObject({
      event: 'javascript_error',
      data: { message: 'oh 0', url: 'https://a.test/b.js', line: 3, pagePath: '/rt-plain' },
    });
    expect(reported[0].data.stack).toHaveLength(5000);
    expect((await sent(ERRORS)[0]?.response())?.ok()).toBe(true);
  });

  test('R-ERR-LIMIT-01: sends at most twenty reports', async () => {
    await openAndStop('/rt-plain');
    for (let index = 0; index < 21; index += 1) {
      await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'oh' })));
      await page.clock.runFor(1000);
    }
    await expect.poll(() => sent(ERRORS).length).toBe(20);
  });

  test('reports errors from before the script has loaded', async () => {
    await page.route('**/rt-contact', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': '' };
      const body = (await response.text()).replace(
        '</body>',
        '<script>throw new Error("early")</script></body>',
      );
      await route.fulfill({ response, headers, body });
    });
    await page.goto(`${shop.origin}/rt-contact`);
    await expect.poll(() => sent(ERRORS).length).toBe(1);
    expect(sent(ERRORS)[0]?.postData()).toContain('early');
  });
});

describe('performance', () => {
  /** Playwright cannot read the bodies of beacons, so these tests use the fallback (R-PERF-SEND-03). */
  async function withoutBeacon(): Promise<void> {
    await page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }));
  }

  function records(): readonly { event: string; data: Record<string, unknown>; pageLoadId: string }[] {
    return sent(RECORDS).flatMap((request) => request.postDataJSON());
  }

  test('R-PERF-STATE-03, R-PERF-STATE-05, R-PERF-STATE-07, R-PERF-VAL-01: sends the first record after 30 s and the page speed after 60 s, once', async () => {
    await withoutBeacon();
    await openAndStop('/rt-plain');
    await page.clock.runFor(19_000);
    expect(sent(RECORDS)).toEqual([]);
    await page.clock.runFor(2000);
    await expect.poll(() => records().map(({ event }) => event)).toEqual(['a16y']);
    await page.clock.runFor(30_000);
    await expect.poll(() => records().map(({ event }) => event)).toEqual(['a16y', 'page_speed']);
    const [, speed] = records();
    expect(speed?.data).toMatchObject({
      version: '4.13.1',
      deliveryType: 'xhr',
      pathname: '/rt-plain',
      fcp: { rating: expect.stringMatching(/^(good|needs-improvement|poor)$/) },
      // The headline is the largest element of the page.
      lcp: { element: expect.stringMatching(/>div#block-rt-plain-0\.[\w.-]+>h1$/) },
    });
    expect((await sent(RECORDS)[0]?.response())?.ok()).toBe(true);
    await page.clock.runFor(120_000);
    expect(sent(RECORDS)).toHaveLength(2);
  });

  test('R-PERF-STATE-04, R-PERF-SEND-01: sends beacons as soon as the page is hidden', async () => {
    await page.addInitScript(() => {
      const bodies: unknown[] = [];
      const { sendBeacon } = navigator;
      Object.assign(window, { bodies });
      navigator.sendBeacon = (url, body) => {
        bodies.push(body);
        return sendBeacon.call(navigator, url, body);
      };
    });
    await openAndStop('/rt-plain');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const bodies: string[] = await page.evaluate(() => (window as unknown as { bodies: string[] }).bodies);
    const all = bodies.flatMap((body) => JSON.parse(body)) as { event: string; data: object }[];
    expect(all.map(({ event }) => event)).toEqual(['a16y', 'page_speed']);
    expect(all[1]?.data).toMatchObject({ deliveryType: 'beacon' });
    await expect.poll(() => sent(RECORDS).length).toBeGreaterThan(0);
  });
});
