import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { createMemoryOutput } from '../../compiler/5-write/memory-output.ts';
import { compileSite } from '../../compiler/compile-site.ts';
import { createLocale } from '../../compiler/node/locales.ts';
import { compileStyles } from '../../compiler/node/styles/compile-styles.ts';
import { hasBrowser, openBrowser, violationsOf } from '../../fixtures/fixture-server/open-browser.ts';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';
import { PLATFORM_SITE } from '../testing/platform-theme.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

let server: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

/** Builds the site with the real runtime and the policies of static hosts, and serves it. */
beforeAll(async () => {
  const runtime: RuntimeFiles = JSON.parse(readFileSync('dist/runtime/manifest.json', 'utf8'));
  const output = createMemoryOutput();
  const site = createMemoryFiles(PLATFORM_SITE);
  const hashed = (entry: string) => entry.replace('.js', '-0a1b2c3d.js');
  const openScripts = () => ({
    bundle: async (entries: readonly string[]) => ({
      paths: Object.fromEntries(entries.map((entry) => [entry, hashed(entry)])),
      files: Object.fromEntries(
        entries.map((entry) => [hashed(entry), String(PLATFORM_SITE[`theme/${entry}`])]),
      ),
      diagnostics: [],
    }),
  });
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const { diagnostics } = await compileSite(
    { site, output, runtime, openScripts, compileStyles, createLocale, hash },
    { now: 1 },
  );
  expect(diagnostics).toEqual([]);
  server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '', 'http://host').pathname).slice(1) || 'index.html';
    const text = output.readText(path);
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
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
