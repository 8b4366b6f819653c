import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, violationsOf } from '../../fixtures/fixture-server/open-browser.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite();
let browser: Browser;

async function cookiesOf(context: BrowserContext): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

describe.skipIf(!hasBrowser)('the cookie banner', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('asks once, records only with consent, and lets visitors change their choice (R-DATA-COOKIE-07, R-DATA-COOKIE-11)', async () => {
    site.edit<{ body: { websiteSettings: object } }>('site.json', ({ body, ...document }) => ({
      ...document,
      body: {
        ...body,
        websiteSettings: { ...body.websiteSettings, analyticsEnabled: true, cookieBannerEnabled: true },
      },
    }));
    const { origin } = await site.serve();
    const context = await browser.newContext({ viewport: { width: 320, height: 480 } });
    const page = await context.newPage();
    const hits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/RecordHit')) hits.push(request.url());
    });
    await page.goto(origin);
    const banner = page.getByRole('region', { name: 'Cookies' });
    const settings = page.getByRole('button', { name: 'Cookie settings' });
    await banner.waitFor();
    expect((await violationsOf(page)).filter((violation) => violation.includes('cookie'))).toEqual([]);
    expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    // Declining, with the keyboard: the banner is first in the tab order.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    expect(await cookiesOf(context)).toMatchObject({ ss_cookieAllowed: 'false' });

    // Changing the choice: Escape keeps it, Accept counts the page at once.
    await settings.click();
    await page.keyboard.press('Escape');
    await banner.waitFor({ state: 'hidden' });
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(hits).toEqual([]);
    await settings.click();
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => hits.length).toBe(1);
    expect(Object.keys(await cookiesOf(context))).toEqual(
      expect.arrayContaining(['ss_cookieAllowed', 'ss_cvr', 'ss_cvt', 'ss_cid']),
    );
    expect((await cookiesOf(context)).ss_cookieAllowed).toBe('true');

    // The next page does not ask, and is counted.
    await page.goto(`${origin}/shop`);
    await expect.poll(() => hits.length).toBe(2);
    expect(await banner.isVisible()).toBe(false);

    // Withdrawing deletes the cookies that need consent.
    await settings.click();
    await banner.getByRole('button', { name: 'Decline' }).click();
    await page.waitForLoadState('load');
    await expect.poll(async () => (await cookiesOf(context)).ss_cookieAllowed).toBe('false');
    expect(Object.keys(await cookiesOf(context)).filter((name) => /^ss_c(?:vr|vt|id)$/.test(name))).toEqual(
      [],
    );
    await settings.waitFor();
    expect(hits).toHaveLength(2);
    await context.close();
  });

  it('is not part of a site that does not show it', async () => {
    const { origin } = await site.serve();
    const text = await (await fetch(origin)).text();
    expect(text).not.toMatch(/cookie-banner|consent-/);
  });
});
