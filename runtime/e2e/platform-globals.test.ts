import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, violationsOf } from '../../fixtures/fixture-server/open-browser.ts';
import { PLATFORM_SITE } from '../testing/platform-theme.ts';
import { type ServedTheme, serveTheme } from '../testing/serve-theme.ts';

let server: ServedTheme;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await serveTheme(PLATFORM_SITE);
  expect(server.diagnostics).toEqual([]);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 375, height: 700 } });
  page = await context.newPage();
  page.setDefaultTimeout(8000);
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  await page.goto(server.url);
});

afterEach(async () => {
  await context?.close();
});

describe.skipIf(!hasBrowser)('a theme that calls the globals of the platform', () => {
  test('opens its menu and the folders in it, with mouse and keyboard', async () => {
    await page.locator('#menuToggle').click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    expect(await page.locator('.subnav').isVisible()).toBe(false);
    await page.locator('.folder-toggle').press('Enter');
    expect(await page.locator('.subnav').isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('#menuToggle').press('Enter');
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });

  test('shows its images, those in the page and those that it creates', async () => {
    await expect
      .poll(() =>
        page
          .locator('.banner img, .late img')
          .evaluateAll((images) =>
            images.map((image) => [
              (image as HTMLImageElement).naturalWidth,
              getComputedStyle(image).opacity,
              image.classList.contains('loaded'),
            ]),
          ),
      )
      .toEqual([
        [400, '1', true],
        [400, '1', true],
      ]);
    const banner = await page.locator('.banner').boundingBox();
    expect(await page.locator('.banner img').boundingBox()).toEqual(banner);
    expect(
      await page.locator('.banner img').evaluate((image) => getComputedStyle(image).objectPosition),
    ).toBe('25% 75%');
  });

  test('shows one slide of its gallery, and the next one', async () => {
    const visible = () =>
      page
        .locator('.slide img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility({ opacityProperty: true }))
            .map((image) => (image as HTMLImageElement).alt),
        );
    expect(await visible()).toEqual(['One']);
    await page.locator('.next').click();
    expect(await visible()).toEqual(['Two']);
    expect(await page.locator('.current').textContent()).toBe('2');
    await page.locator('.next').click();
    expect(await visible()).toEqual(['One']);
  });

  test('knows its site, its size and when the page is there', async () => {
    await expect.poll(() => page.locator('body.initialized-Gantry.is-narrow').count()).toBe(1);
    await page.setViewportSize({ width: 1200, height: 700 });
    await expect.poll(() => page.locator('body.is-narrow').count()).toBe(0);
  });

  test('has no error in the console and follows its policy', async () => {
    await page.locator('.handler').click();
    expect(await page.locator('body.handled').count()).toBe(1);
    await page.locator('#menuToggle').click();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(
      await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content'),
    ).not.toContain('unsafe-eval');
  });

  test('shows its images in a dialog that the keyboard can move and close', async () => {
    const dialog = page.locator('dialog');
    await page.locator('.enlarge').press('Enter');
    await dialog.waitFor();
    expect(await dialog.getAttribute('aria-label')).toBe('Image 1 of 2');
    await page.keyboard.press('ArrowRight');
    expect(await dialog.locator('img').getAttribute('alt')).toBe('Two');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.enlarge').evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
