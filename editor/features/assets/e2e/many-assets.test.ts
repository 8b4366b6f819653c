import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createSignedInSite } from '../../../../bin/e2e/testing/signed-in-site.ts';
import { hasBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';
import type { EditorSiteResponse } from '../../../../formatters/vocabulary/api/editor/documents.ts';

const COUNT = 600;

describe.skipIf(!hasBrowser)('a library of many files (skipped without Chromium)', () => {
  const served = createSignedInSite();

  it('shows the files where the page is scrolled to, in a wide and in a narrow window', async () => {
    const page = await served.openPage();
    await addFiles(page);
    await page.goto(`${served.origin}/config/assets`);
    const files = page.getByRole('grid', { name: 'Files' }).getByRole('row');
    const last = page.getByRole('row', { name: `Zebra ${COUNT}` });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await files.first().waitFor();
      expect(await last.count()).toBe(0);
      // The rows get their height when they are rendered, so the end is not known at once.
      await expect.poll(() => scrollToEnd(page).then(() => last.count())).toBe(1);
      expect(await files.count()).toBeLessThan(100);
      await files.last().press('Home');
      await expect.poll(() => focusedRow(page)).not.toMatch(/^Zebra/);
    }
    await page.close();
  });
});

/** Adds files to the documents that the dashboard loads. */
async function addFiles(page: Page): Promise<void> {
  await page.route('**/api/editor/v1/site?*', async (route) => {
    const response = await route.fetch();
    const site = (await response.json()) as EditorSiteResponse;
    const model = site.docs.find(({ key }) => key.startsWith('asset:'));
    const docs = Array.from({ length: COUNT }, (_, index) => ({
      ...model,
      key: `asset:zebra-${index + 1}`,
      body: { ...(model?.body as object), title: `Zebra ${index + 1}` },
    }));
    await route.fulfill({ json: { ...site, docs: [...site.docs, ...docs] } });
  });
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let area = document.querySelector('[role="grid"]'); area !== null; area = area.parentElement)
      area.scrollTop = area.scrollHeight;
  });
}

async function focusedRow(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}
