import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let page: Page;
let requested: string[];

beforeEach(async () => {
  ({ page } = await shop.visit());
  requested = [];
  await page.route(/^https:/, (route) => {
    requested.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto(`${shop.origin}/rt-videos`);
  await page.locator('[data-player][data-wb]').waitFor();
});

test('a video requests nothing from its provider until a visitor plays it', async () => {
  await page.waitForLoadState('networkidle');
  const before = [...requested];
  await page.getByRole('link', { name: 'Play video on YouTube Opening the kiln' }).click();
  await page.frameLocator('.video-card iframe').locator('title').waitFor({ state: 'attached' });
  expect([before, requested]).toEqual([[], ['www.youtube-nocookie.com']]);
});

test('the player has a name and the focus', async () => {
  await page.getByRole('link', { name: /^Play video/ }).click();
  const frame = page.locator('.video-card iframe');
  await frame.waitFor();
  expect(await frame.getAttribute('title')).toBe('Play video on YouTube Opening the kiln');
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a video has no violations of accessibility rules', async () => {
  expect(await violationsOf(page)).toEqual([]);
});
