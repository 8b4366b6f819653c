import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canvasOf } from '../../../../bin/e2e/testing/dashboard-user.ts';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { type DocKey, documentSummary } from '../../../../compiler/model/index.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';
import type {
  EditorDocsRequest,
  EditorSiteResponse,
} from '../../../../formatters/vocabulary/api/editor/documents.ts';

describe.skipIf(!hasBrowser)('the canvas of a large site (skipped without Chromium)', () => {
  const served = createSignedInSite();
  let page: Page;
  let requested: string[];
  let isOffline: boolean;

  beforeEach(async () => {
    requested = [];
    isOffline = false;
    page = await served.openPage();
    await page.route('**/api/editor/v1/site?*', sendSummaries);
    await page.route('**/api/editor/v1/docs', (route) => {
      const { keys } = route.request().postDataJSON() as EditorDocsRequest;
      // The page itself can be loaded.
      if (isOffline && !keys.some((key) => key.startsWith('page:'))) return route.abort();
      requested.push(...keys);
      return route.continue();
    });
  });
  afterEach(async () => {
    await page.close();
  });

  it('loads the page and what it shows, and nothing else', async () => {
    await page.goto(`${served.origin}/config/pages/page-home`);
    const product = canvasOf(page).locator('[data-bid="one-product"]');
    await expect.poll(() => product.textContent()).toContain('€28.00');
    expect(requested).toEqual(expect.arrayContaining(['page:page-home', 'item:product-galao-mug']));
    expect(new Set(requested).size).toBe(requested.length);
    // The home page shows three of six posts, and four of the products besides this one.
    expect(requested.filter((key) => key.startsWith('item:')).length).toBeLessThanOrEqual(8);
  });

  it('keeps the canvas while another page is loaded', async () => {
    await page.goto(`${served.origin}/config/pages/page-home`);
    const frame = page.locator('[data-canvas] iframe');
    await page.locator('[data-block="hero-title"]').waitFor({ state: 'attached' });
    const before = await frame.elementHandle();
    await page.getByRole('row', { name: 'Studio' }).first().click();
    await canvasOf(page).getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-block="hero-title"]').waitFor({ state: 'detached' });
    expect(await frame.evaluate((now, was) => now === was, before)).toBe(true);
  });

  it('says that what the page shows cannot be loaded, and tries again', async () => {
    isOffline = true;
    await page.goto(`${served.origin}/config/pages/page-home`);
    const canvas = page.locator('[data-canvas]');
    await canvas.getByText('Unable to show this page').waitFor();
    expect(await canvas.locator('[data-block]').count()).toBe(0);
    isOffline = false;
    await canvas.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-block="hero-title"]').waitFor({ state: 'attached' });
  });
});

/** Sends a summary of each document that has one. */
async function sendSummaries(route: Route): Promise<void> {
  const response = await route.fetch();
  const site = (await response.json()) as EditorSiteResponse;
  const docs = site.docs.map((doc) => {
    const body = documentSummary(doc.key as DocKey, doc.body, Number.POSITIVE_INFINITY);
    return body === undefined ? doc : { ...doc, body, isSummary: true };
  });
  await route.fulfill({ response, json: { ...site, docs } });
}
