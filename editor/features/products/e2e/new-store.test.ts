import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedSite, createStarterSite } from '../../../../bin/e2e/testing/copy-site.ts';
import { DESKTOP, openPage } from '../../../../bin/e2e/testing/open-page.ts';
import { type Serving, startQuoin } from '../../../../bin/e2e/testing/run-quoin.ts';
import { hasBrowser, openBrowser } from '../../../../fixtures/fixture-server/open-browser.ts';

interface Navigation {
  readonly body: { readonly items: Readonly<Record<string, object>> };
}

const WAIT = { timeout: 120_000 };
const NAVIGATION = 'navigation/mainNavigation.json';

describe.skipIf(!hasBrowser)('a site without a store (skipped without Chromium)', () => {
  let site: CopiedSite;
  let serving: Serving;
  let browser: Browser;

  beforeAll(async () => {
    site = await createStarterSite();
    for (const path of ['items/shop', 'collections/shop.json'])
      rmSync(join(site.folder, path), { recursive: true });
    site.edit<Navigation>(NAVIGATION, (navigation) => {
      const { 'nav-shop': _, ...items } = navigation.body.items;
      return { ...navigation, body: { items } };
    });
    [browser, serving] = await Promise.all([openBrowser(), startQuoin('dev', site.folder, '--port', '0')]);
  });
  afterAll(async () => {
    await browser?.close();
    await serving?.stop();
    site?.remove();
  });

  it('gets one in the dashboard, and publishes its first product', async () => {
    const errors: string[] = [];
    const page = await openPage(await browser.newContext(DESKTOP), errors);
    await page.goto(serving.signIn);
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Store' }).click();
    await page.getByRole('button', { name: 'Create a store' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Boat supplies');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a product' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Oar');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Oar' }).waitFor();
    // Until the server has the product, its edits are saved automatically.
    await expect.poll(() => existsSync(join(site.folder, 'items/boat-supplies/oar.json')), WAIT).toBe(true);
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('textbox', { name: 'Price of Default', exact: true }).fill('40.00');
    await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page
      .getByRole('region', { name: /notification/ })
      .getByText('Published', { exact: true })
      .waitFor();
    const home = await (await fetch(serving.origin)).text();
    expect(home).toMatch(/<nav[\s\S]*href="\/boat-supplies"[\s\S]*<\/nav>/);
    expect(await (await fetch(`${serving.origin}/boat-supplies`)).text()).toContain('Oar');
    expect((await fetch(`${serving.origin}/boat-supplies/p/oar`)).status).toBe(200);
    const { body } = JSON.parse(readFileSync(join(site.folder, NAVIGATION), 'utf8')) as Navigation;
    const { 'nav-about': about, ...others } = body.items;
    expect(about).toEqual({ order: 'a0', pageId: 'page-about' });
    expect(Object.values(others)).toEqual([{ order: 'a1', collectionId: 'boat-supplies' }]);
    expect(existsSync(join(site.folder, 'collections/boat-supplies.json'))).toBe(true);
    expect(errors).toEqual([]);
  });
});
