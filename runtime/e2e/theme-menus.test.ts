import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { MENU_SITE } from '../testing/menu-theme.ts';
import { type ServedTheme, serveTheme } from '../testing/serve-theme.ts';

let server: ServedTheme;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await serveTheme(MENU_SITE);
  expect(server.diagnostics).toEqual([]);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 700, height: 700 } });
  page.setDefaultTimeout(8000);
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(server.url, { waitUntil: 'load' });
});

afterEach(async () => {
  await page.close();
  expect(errors).toEqual([]);
});

const isVisible = (selector: string) => page.locator(selector).isVisible();

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until an element has the focus, or the page has no other. */
async function tabTo(selector: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await press('Tab');
    if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

const focused = () =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

describe.skipIf(!hasBrowser)('menus that a theme opens for a pointer only (skipped without Chromium)', () => {
  test('open by keyboard at the link of their folder, and close after their last link', async () => {
    await tabTo('#linked-title');
    expect(await isVisible('#linked .subnav')).toBe(true);
    await press('Tab', 'Tab');
    expect(await focused()).toBe('linked-two');
    await press('Tab');
    expect(await isVisible('#linked .subnav')).toBe(false);
  });

  test.each([
    ['a link without a URL', '#popup', '#popup > a'],
    ['an element', '#plain', '#plain > span'],
    ['a text', '#bare', '#bare'],
  ])('open by keyboard where the title of their folder is %s', async (_what, folder, title) => {
    await tabTo(title);
    expect(await isVisible(`${folder} .subnav`)).toBe(true);
    await press('Tab');
    expect(await focused()).toBe(`${folder.slice(1)}-one`);
    expect(await isVisible(`${folder} .subnav`)).toBe(true);
  });

  test('stay open while the focus is in what follows the link', async () => {
    await tabTo('#sibling-title');
    await press('Tab');
    expect(await focused()).toBe('sibling-one');
    expect(await isVisible('#sibling-one')).toBe(true);
  });

  test('do not stay open after a click', async () => {
    await page.locator('#linked-title').click();
    expect(await isVisible('#linked .subnav')).toBe(true);
    await page.mouse.move(600, 600);
    expect(await isVisible('#linked .subnav')).toBe(false);
  });

  test('open by keyboard with the label of a hidden checkbox, which says whether it is open', async () => {
    await tabTo('label');
    const label = page.getByRole('button', { name: 'Label' });
    expect(await label.getAttribute('aria-expanded')).toBe('false');
    await press(' ');
    expect([await isVisible('#checked-one'), await label.getAttribute('aria-expanded')]).toEqual([
      true,
      'true',
    ]);
    await press('Tab');
    expect(await focused()).toBe('checked-one');
    await press('Escape');
    expect([await isVisible('#checked-one'), await label.getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ]);
    expect(await focused()).toBe('Label');
  });

  test('lead the next Tab to their first link, also where they are earlier in the page', async () => {
    await tabTo('#toggle');
    await press('Enter');
    expect(await page.locator('body.is-open').count()).toBe(1);
    await press('Tab');
    expect(await focused()).toBe('mobile-home');
    await press('Escape');
    expect([await page.locator('body.is-open').count(), await focused()]).toEqual([0, 'toggle']);
  });

  test('open folders in themselves by keyboard', async () => {
    await tabTo('#toggle');
    await press('Enter', 'Tab', 'Tab');
    expect(await focused()).toBe('Drawer');
    await press('Enter');
    expect(await isVisible('#drawer .subnav')).toBe(true);
    await press('Tab');
    expect(await focused()).toBe('drawer-one');
    await press('Escape');
    expect([await isVisible('#drawer .subnav'), await focused()]).toEqual([false, 'Drawer']);
    expect(await page.locator('body.is-open').count()).toBe(1);
    await press('Escape');
    expect([await page.locator('body.is-open').count(), await focused()]).toEqual([0, 'toggle']);
  });

  test('press what the theme shows a hand over', async () => {
    await tabTo('#pressed');
    await press('Enter');
    expect(await page.locator('.was-pressed').count()).toBe(1);
    expect(await page.locator('#pressed').getAttribute('role')).toBe('button');
  });

  test('are buttons, but not the gallery around them', async () => {
    await tabTo('#arrow');
    expect(
      await page.locator('#gallery, .slide').evaluateAll((found) => found.map(({ tabIndex }) => tabIndex)),
    ).toEqual([-1, -1]);
  });

  test('have the markup of the theme until the first Tab', async () => {
    await page.locator('#pressed').click();
    expect(await page.locator('[role], [tabindex], [aria-expanded]').count()).toBe(0);
  });
});
