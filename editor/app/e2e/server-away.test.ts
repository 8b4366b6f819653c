import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedBody } from '../../../bin/e2e/testing/canvas.ts';
import { openPage } from '../../../bin/e2e/testing/open-page.ts';
import { createSignedInSite } from '../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../fixtures/fixture-server/open-browser.ts';

const CHUNKS = '**/config/_app/chunks/**';

/** Chromium 150 remembers preloaded modules that could not be loaded, so a retry reloads the page, once the server responds. */
const RELOADS_OF_CHROMIUM = 1;

describe.skipIf(!hasBrowser)(
  'the dashboard when the server is unreachable (skipped without Chromium)',
  () => {
    const served = createSignedInSite({ viewport: { width: 1280, height: 800 } });
    let context: BrowserContext;
    let page: Page;
    let loads: number;

    beforeEach(async () => {
      context = await served.openContext();
      page = await openPage(context, []);
      await page.goto(`${served.origin}/config`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      loads = 0;
      page.on('load', () => {
        loads += 1;
      });
    });
    afterEach(() => context.close());

    it('stays open, shows that it is offline, and recovers when the server responds again', async () => {
      await served.stop();
      await sidebar(page).getByRole('link', { name: 'Store' }).click();
      const main = page.getByRole('main');
      await main.getByRole('alert').getByText('Network error').waitFor();
      await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Unable to connect. Please try again.').waitFor();
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByRole('alert').getByText('Network error').waitFor();
      await sidebar(page).getByRole('link', { name: 'Settings' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/config/settings');
      await main.getByRole('alert').getByText('Network error').waitFor();
      await served.restart();
      await main.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor();
      await sidebar(page).getByRole('link', { name: 'Store' }).click();
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').waitFor();
      expect(loads).toBeLessThanOrEqual(RELOADS_OF_CHROMIUM);
    });

    it('shows “Offline” on a screen 320 px wide', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route('**/*', (route) => route.abort('connectionrefused'));
      await sidebar(page).getByRole('link', { name: 'Store' }).click();
      const label = page.getByRole('banner').getByText('Offline', { exact: true });
      await label.waitFor();
      const [bar, box] = [await page.getByRole('banner').boundingBox(), await label.boundingBox()];
      expect(bar?.width).toBe(320);
      expect(box?.width).toBeGreaterThan(30);
      const publish = await page.getByRole('banner').getByRole('button', { name: 'Publish' }).boundingBox();
      expect((publish?.x ?? 0) + (publish?.width ?? 0)).toBeLessThanOrEqual(320);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    it('fits “Review” into a top bar 320 px wide, online and offline', async () => {
      const other = await openPage(context, []);
      await page.goto(`${served.origin}/config/settings`);
      await other.goto(`${served.origin}/config/settings`);
      await page.setViewportSize({ width: 320, height: 640 });
      const title = (each: Page) => each.getByRole('textbox', { name: 'Site title' });
      await title(page).waitFor();
      const abort = (route: Route) => route.abort('connectionrefused');
      await page.route('**/*', abort);
      await title(page).fill('Mine');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const bar = page.getByRole('banner');
      await bar.getByText('Offline', { exact: true }).waitFor();
      await title(other).fill('Theirs');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await expect
        .poll(async () => JSON.stringify(await storedBody(other, 'settings:site')))
        .toContain('Theirs');
      await other.close();
      await page.unroute('**/*', abort);
      await page.getByRole('button', { name: 'Decide later' }).click();
      await bar
        .getByRole('button', { name: '1 change to review' })
        .getByText('Review', { exact: true })
        .waitFor();
      await page.route('**/*', abort);
      await sidebar(page).getByRole('link', { name: 'Store' }).click();
      await page.getByRole('main').getByRole('alert').waitFor();
      const boxes = await Promise.all(
        [
          bar.getByRole('button', { name: '1 change to review' }),
          bar.getByRole('status').locator('svg'),
          bar.getByRole('button', { name: /^Undo/ }),
          bar.getByRole('button', { name: 'Publish' }),
        ].map((each) => each.boundingBox()),
      );
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1]?.x ?? 320;
        expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(next);
      }
    });

    it('reloads the page once when the server has a new build', async () => {
      const loadedUrls = new Set(
        await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      );
      let isMissing = true;
      await page.route(CHUNKS, (route) =>
        isMissing && !loadedUrls.has(route.request().url())
          ? route.fulfill({ status: 404 })
          : route.continue(),
      );
      await sidebar(page).getByRole('link', { name: 'Store' }).click();
      const main = page.getByRole('main');
      await main.getByRole('alert').getByText('Something went wrong').waitFor();
      expect(loads).toBe(1);
      isMissing = false;
      await main.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
      expect(loads).toBeLessThanOrEqual(1 + RELOADS_OF_CHROMIUM);
    });
  },
);

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Dashboard' });
}
