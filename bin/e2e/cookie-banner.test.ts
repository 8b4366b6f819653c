import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, openBrowser, violationsOf } from '../../fixtures/fixture-server/open-browser.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite();
let browser: Browser;

/** Cookies that need consent. */
const ANALYTICS_COOKIE = /^ss_c(?:vr|vt|id)$/;

/** Serves the site with the banner, and opens its home page on a small phone. */
async function openShop() {
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
  await banner.waitFor();
  return {
    page,
    banner,
    settings: page.getByRole('button', { name: 'Cookie settings' }),
    hits,
    cookies: async (): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
    close: () => context.close(),
  };
}

describe.skipIf(!hasBrowser)('the cookie banner', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it('lets no visit be recorded until it is accepted (R-DATA-COOKIE-11)', async () => {
    const { page, banner, settings, hits, cookies, close } = await openShop();
    await banner.getByRole('button', { name: 'Decline' }).click();
    await banner.waitFor({ state: 'hidden' });
    // A page that is left would send its records.
    await page.goto(`${new URL(page.url()).origin}/shop`);
    await settings.waitFor();
    expect(Object.keys(await cookies()).filter((name) => ANALYTICS_COOKIE.test(name))).toEqual([]);
    expect(hits).toEqual([]);
    await settings.click();
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => hits.length).toBe(1);
    await close();
  });

  it('stores the choice, which visitors can change (R-DATA-COOKIE-07)', async () => {
    const { page, banner, settings, cookies, close } = await openShop();
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(async () => Object.keys(await cookies()))
      .toEqual(expect.arrayContaining(['ss_cookieAllowed', 'ss_cvr', 'ss_cvt', 'ss_cid']));
    expect((await cookies()).ss_cookieAllowed).toBe('true');
    // The next page does not ask.
    await page.goto(`${new URL(page.url()).origin}/shop`);
    await settings.waitFor();
    expect(await banner.isVisible()).toBe(false);
    await settings.click();
    await banner.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(async () => (await cookies()).ss_cookieAllowed).toBe('false');
    expect(Object.keys(await cookies()).filter((name) => ANALYTICS_COOKIE.test(name))).toEqual([]);
    await close();
  });

  it('is used with the keyboard and fits into 320 px', async () => {
    const { page, banner, settings, close } = await openShop();
    expect((await violationsOf(page)).filter((violation) => violation.includes('cookie'))).toEqual([]);
    expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // First in the tab order.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline');
    await page.keyboard.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    await settings.click();
    await page.keyboard.press('Escape');
    await banner.waitFor({ state: 'hidden' });
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it('is not part of a site that does not show it', async () => {
    const { origin } = await site.serve();
    const text = await (await fetch(origin)).text();
    expect(text).not.toMatch(/cookie-banner|consent-/);
  });
});
