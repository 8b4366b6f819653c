import type { Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';

const ERRORS = '/api/events/RecordJavascriptErrors';
const HIT = '/api/census/RecordHit';
const RECORDS = '/api/1/performance/records';

const shop = createFixtureServer();
let page: Page;
let requests: Request[];

beforeEach(async () => {
  ({ page } = await shop.visit());
  requests = [];
  page.on('request', (request) => requests.push(request));
});

function sent(path: string): Request[] {
  return requests.filter((request) => new URL(request.url()).pathname === path);
}

async function isAccepted(request: Request | undefined): Promise<boolean | undefined> {
  return (await request?.response())?.ok();
}

describe('a page sends', () => {
  test('page views, rendered forms, and errors from before the script has loaded, which the server accepts', async () => {
    await page.route('**/rt-contact', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': '' };
      const html = await response.text();
      const body = html.replace('</body>', '<script>throw new Error("early")</script></body>');
      await route.fulfill({ response, headers, body });
    });
    await page.goto(`${shop.origin}/rt-contact`);
    await expect.poll(() => sent('/api/census/form-render').length).toBe(1);
    await expect.poll(() => sent(ERRORS).length).toBe(1);
    expect(sent(ERRORS)[0]?.postData()).toContain('early');
    for (const path of [HIT, '/api/census/form-render', ERRORS])
      expect([path, await isAccepted(sent(path)[0])]).toEqual([path, true]);
  });

  test('records with its largest element, which the server accepts', async () => {
    // Playwright cannot read the bodies of beacons.
    await page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }));
    await page.clock.install({ time: 0 });
    await Promise.all([
      page.waitForResponse('**/scripts/quoin/performance-*'),
      page.goto(`${shop.origin}/rt-plain`),
    ]);
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(10_000);
    await page.clock.runFor(60_000);
    await expect.poll(() => sent(RECORDS).length).toBe(2);
    expect(sent(RECORDS)[1]?.postDataJSON()).toMatchObject([
      {
        data: {
          pathname: '/rt-plain',
          fcp: { rating: expect.stringMatching(/^(good|needs-improvement|poor)$/) },
          // The headline is the largest element of the page.
          lcp: { element: expect.stringMatching(/>div#block-rt-plain-0\.[\w.-]+>h1#words-alone$/) },
        },
      },
    ]);
    expect(await isAccepted(sent(RECORDS)[1])).toBe(true);
  });

  test('a beacon of a hidden page', async () => {
    await Promise.all([
      page.waitForResponse('**/scripts/quoin/performance-*'),
      page.goto(`${shop.origin}/rt-plain`),
    ]);
    await page.waitForLoadState('networkidle');
    await expect
      .poll(async () => {
        // The collector may have been loaded, but not started.
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        return sent(RECORDS).length;
      })
      .toBeGreaterThan(0);
  });
});
