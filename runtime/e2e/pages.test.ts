// German. cspell:ignore Datenschutzerklärung
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import {
  CHROMIUM,
  hasWholeBrowser,
  launchBrowser,
  violationsOf,
} from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  ({ context, page } = await shop.visit());
});

describe('what a page loads', () => {
  /** Returns the scripts that a page loads without interaction: path to gzipped bytes. */
  async function scriptsOf(path: string): Promise<Map<string, number>> {
    const urls = new Set<string>();
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) urls.add(response.url());
    });
    // The performance script loads last.
    await Promise.all([
      page.waitForResponse('**/scripts/quoin/performance-*'),
      page.goto(shop.origin + path),
    ]);
    await page.waitForLoadState('networkidle');
    // Chromium does not have the bodies of what a closed page loaded.
    return new Map(await Promise.all([...urls].map(sizeOf)));
  }

  async function sizeOf(url: string): Promise<[path: string, bytes: number]> {
    const response = await context.request.get(url);
    return [new URL(url).pathname, gzipSync(await response.body(), { level: 9 }).length];
  }

  function bytes(scripts: Map<string, number>, isOf: (path: string) => boolean): number {
    return [...scripts].filter(([path]) => isOf(path)).reduce((sum, [, size]) => sum + size, 0);
  }

  const isTelemetry = (path: string) => /\/(telemetry|performance)-/.test(path);

  test('a product page loads at most 8,000 bytes of scripts, and 15,000 with telemetry', async () => {
    const scripts = await scriptsOf('/shop/p/tide-plate');
    expect(bytes(scripts, (path) => !isTelemetry(path))).toBeLessThanOrEqual(8000);
    expect(bytes(scripts, () => true)).toBeLessThanOrEqual(15_000);
  });

  test('a text page loads no scripts besides telemetry', async () => {
    for (const path of ['/rt-plain', '/journal/forty-blues']) {
      const scripts = await scriptsOf(path);
      expect([path, ...scripts.keys()].filter((each) => !isTelemetry(each))).toEqual([path]);
    }
  });

  test('a page shows the first item after Back without loading again, and in another tab', async ({
    skip,
  }) => {
    skip(!hasWholeBrowser, 'Chromium is not installed: its headless shell has no back/forward cache');
    const other = await launchBrowser({
      executablePath: CHROMIUM,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // A page that loads scripts only with a cart, and one with an island.
    for (const path of ['/rt-plain', '/rt-contact']) {
      const visitor = await other.newContext();
      const tab = await visitor.newPage();
      const otherTab = await visitor.newPage();
      await otherTab.goto(shop.origin + path, { waitUntil: 'networkidle' });
      await tab.goto(shop.origin + path);
      await tab.evaluate(() => Object.assign(window, { isKept: true }));
      await tab.goto(`${shop.origin}/shop/p/rt-bowl`);
      await tab.waitForSelector('.sqs-add-to-cart-button[data-wb]');
      await tab.locator('.sqs-add-to-cart-button').click();
      await expect.poll(() => tab.locator('.quoin-cart-pill').isVisible()).toBe(true);
      await expect.poll(() => otherTab.locator('.quoin-cart-pill').isVisible()).toBe(true);
      await tab.goBack({ waitUntil: 'commit' });
      await expect.poll(() => tab.locator('.quoin-cart-pill').isVisible()).toBe(true);
      expect([path, await tab.evaluate(() => 'isKept' in window)]).toEqual([path, true]);
      await visitor.close();
    }
    await other.close();
  });
});

describe('the layout of a page', () => {
  /** Returns the sides of an element in the window. */
  const boxOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  test('does not scroll sideways on phones with larger text', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const path of ['/', '/shop/p/tide-plate', '/rt-layout', '/cart']) {
      await page.goto(shop.origin + path);
      for (const size of ['150%', '200%']) {
        const widths = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return [document.documentElement.scrollWidth, innerWidth];
        }, size);
        expect([path, ...widths]).toEqual([path, 375, 375]);
      }
    }
  });

  test('does not scroll sideways with larger text and long words in the menu and the footer', async () => {
    const found = [];
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`${shop.origin}/`);
      for (const texts of ['.main-nav a', '.footer :is(h2,p,a):not(:has(*))'])
        found.push(
          await page.evaluate((selector) => {
            document.documentElement.style.fontSize = '200%';
            for (const each of document.querySelectorAll(selector)) each.textContent = 'Datenschutzerklärung';
            return document.documentElement.scrollWidth;
          }, texts),
        );
    }
    expect(found).toEqual([375, 375, 768, 768]);
  });

  test('a background image covers its section, and a newsletter gives every field its width', async () => {
    await page.goto(`${shop.origin}/rt-layout`);
    // Measured at once: a font that arrives between two measurements moves both boxes.
    const [section, background] = await page
      .locator('.section-background, .page-section')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    expect(background).toEqual(section);
    const form = await boxOf('.newsletter-block .quoin-form');
    for (const field of ['name', 'email', 'message', 'color']) {
      expect((await boxOf(`[data-field-id=${field}]`)).width).toBeGreaterThan(form.width * 0.9);
    }
    const footer = await page
      .locator('.footer')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeCloseTo(footer, -1);
  });

  test('a background image is faint, so that text on it stays readable', async () => {
    await page.goto(`${shop.origin}/rt-layout`);
    const opacity = page.locator('.section-background').evaluate((image) => getComputedStyle(image).opacity);
    expect(Number(await opacity)).toBeLessThan(0.5);
  });

  test('a short page ends with its footer, which the last section in cobalt reaches', async () => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    for (const path of ['/cart', '/rt-layout']) {
      await page.goto(shop.origin + path);
      const footer = await boxOf('.footer');
      expect([path, footer.y + footer.height]).toEqual([path, 4000]);
    }
    const section = page.locator('.content > .page-section').last();
    await section.evaluate((element) => element.classList.add('theme-cobalt'));
    const last = (await section.boundingBox()) ?? { y: 0, height: 0 };
    expect(last.y + last.height).toBeCloseTo((await boxOf('.footer')).y, 0);
  });
});

describe('the lightbox', () => {
  const dialog = () => page.locator('dialog.quoin-lightbox');
  const lightboxImage = () => dialog().locator('img');
  const link = (index: number) => page.locator('a[data-lightbox]').nth(index);

  const isFocused = (index: number) => link(index).evaluate((opener) => opener === document.activeElement);

  test('loads its script with the first click, and works with its buttons', async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(`${shop.origin}/rt-images`);
    await page.waitForLoadState('networkidle');
    expect(requestedUrls.filter((url) => url.includes('/lightbox-'))).toEqual([]);
    await link(1).focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    expect(requestedUrls.filter((url) => url.includes('/lightbox-'))).toHaveLength(1);
    await dialog().getByRole('button', { name: 'Next image' }).click();
    expect(await dialog().getAttribute('aria-label')).toBe('Image 3 of 3');
    await dialog().getByRole('button', { name: 'Previous image' }).click();
    expect(await dialog().getAttribute('aria-label')).toBe('Image 2 of 3');
    await dialog().getByRole('button', { name: 'Close' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await isFocused(1)).toBe(true);
  });

  test('is moved by arrow keys, traps the focus and returns it on Escape', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${shop.origin}/rt-images`);
    await link(0).click();
    await dialog().waitFor();
    expect(await dialog().evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
    expect(await dialog().getAttribute('aria-label')).toBe('Image 1 of 3');
    expect(await lightboxImage().getAttribute('alt')).toContain('Bowls and cups');
    expect(await dialog().locator('figcaption').textContent()).toBe('Feet');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await dialog().locator('figcaption').textContent()).toBe('Forty blues');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await dialog().getAttribute('aria-label')).toBe('Image 3 of 3');
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        // The browser's own toolbar may be among the tab stops.
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await isFocused(0)).toBe(true);
  });

  test('changes the image on a horizontal swipe and not on a vertical one', async () => {
    ({ context, page } = await shop.visit({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    }));
    await page.goto(`${shop.origin}/rt-images`);
    await link(0).tap();
    await dialog().waitFor();
    const session = await context.newCDPSession(page);
    async function swipe(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
      const [x, y] = to;
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from[0], y: from[1] }],
      });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await swipe([300, 420], [100, 430]);
    await expect.poll(() => dialog().getAttribute('aria-label')).toBe('Image 2 of 3');
    await swipe([200, 300], [210, 600]);
    await swipe([100, 420], [300, 430]);
    await expect.poll(() => dialog().getAttribute('aria-label')).toBe('Image 1 of 3');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('an image taller than the window has a margin above', async () => {
    await page.setViewportSize({ width: 900, height: 300 });
    await page.goto(`${shop.origin}/rt-images`);
    await link(0).click();
    await dialog().waitFor();
    const figure = dialog().locator('figure');
    await lightboxImage().evaluate((image) => {
      image.style.maxHeight = 'none';
      image.style.height = '900px';
    });
    await page.setViewportSize({ width: 901, height: 300 });
    await expect.poll(() => figure.evaluate((each) => getComputedStyle(each).marginTop)).toBe('50px');
  });
});

describe('search', () => {
  test('renders the results of the URL on the server, and of what is typed without navigation', async () => {
    await page.goto(`${shop.origin}/search?q=plate`);
    await page.waitForSelector('.quoin-search[data-wb]');
    const status = page.locator('.search-status');
    const results = page.locator('.search-result');
    const fromWorker = { status: await status.textContent(), first: await results.first().innerHTML() };
    expect(await results.first().textContent()).toContain('Tide plate');
    const input = page.getByRole('searchbox');
    await input.fill('xyzzy');
    await expect.poll(() => status.textContent()).toBe('No results found.');
    expect(await results.count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // The script renders the same text and markup as the Worker.
    await input.fill('plate');
    await expect.poll(() => status.textContent()).toBe(fromWorker.status);
    expect(await results.first().innerHTML()).toBe(fromWorker.first);
    expect(await violationsOf(page)).toEqual([]);
    await input.fill('engraved bowl');
    await input.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=engraved%20bowl');
    await expect.poll(() => results.first().textContent()).toContain('Engraved bowl');
  });

  test('is at "/search" and has the page type 102', async () => {
    const response = await context.request.get(`${shop.origin}/search`);
    expect(await response.text()).toContain('"pageType":102');
  });
});

describe('without JavaScript', () => {
  beforeEach(async () => {
    ({ context, page } = await shop.visit({ javaScriptEnabled: false }));
  });

  test('a product is selected, added to the cart, changed and removed', async () => {
    await page.goto(`${shop.origin}/shop/p/tide-plate`);
    const form = page.locator('.quoin-add-form');
    await form.locator('[name=sku]').selectOption('TIDE-ATL-22');
    await form.locator('[name=quantity]').fill('2');
    await form.getByRole('button').click();
    await page.waitForURL('**/cart');
    expect(await page.locator('.cart-row').count()).toBe(1);
    expect(await page.locator('.cart-row-total').textContent()).toBe('€68.00');
    await page.getByLabel('Quantity').fill('3');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForLoadState();
    expect(await page.locator('.cart-row-total').textContent()).toBe('€102.00');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.waitForLoadState();
    expect(await page.locator('.cart-empty').textContent()).toBe('Your cart is empty.');
  });

  test('a sold-out variant is marked in both lists, and a visitor can request a notification', async () => {
    await page.goto(`${shop.origin}/shop/p/tide-plate`);
    const gone = page.locator('.quoin-add-form [value=TIDE-SLT-27]');
    expect(await gone.textContent()).toBe('Night tide / 27 cm, €42.00 – Sold out');
    const stockLabels = (sku: string) =>
      page.locator(`.variant-table [data-sku=${sku}] .stock:visible`).allTextContents();
    expect([await stockLabels('TIDE-SLT-27'), await stockLabels('TIDE-ATL-22')]).toEqual([['Sold out'], []]);
    const wait = page.locator('.quoin-restock-form');
    expect(await wait.locator('.quoin-restock-choice').textContent()).toBe('Night tide / 27 cm');
    await page.goto(`${shop.origin}/shop/p/moringa`);
    // Valid in the browser, but longer than 256 characters.
    const tooLong = `${'a'.repeat(250)}@olaria.museum`;
    await wait.getByLabel('Email address').fill(tooLong);
    await wait.getByLabel('Also send me the newsletter').check();
    await wait.getByRole('button', { name: 'Notify me' }).click();
    // The form is shown again with the error and the entered values.
    await page.getByText('Email is invalid').waitFor();
    expect(await wait.getByLabel('Email').inputValue()).toBe(tooLong);
    await wait.getByLabel('Email').fill('ana@olaria.pt');
    await wait.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Thank you. We’ll email you when it’s back in stock.').waitFor();
    await page.getByRole('link', { name: 'Back to Moringa' }).click();
    await page.waitForURL('**/shop/p/moringa');
  });

  test('a form is submitted', async () => {
    await page.goto(`${shop.origin}/rt-contact`);
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Varela');
    await page.getByLabel('Email').fill('ana@olaria.pt');
    await page.getByLabel('Sand').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForLoadState();
    expect(await page.locator('main').textContent()).toContain('Thank you. We');
  });

  test('an image opens as a page, and the search page shows results', async () => {
    await page.goto(`${shop.origin}/rt-images`);
    await page.locator('a[data-lightbox]').first().click();
    await page.waitForURL('**/assets/foot-rings*');
    await page.goto(`${shop.origin}/search`);
    await page.getByRole('searchbox').fill('plate');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search?q=plate');
    expect(await page.locator('.search-result').first().textContent()).toContain('Tide plate');
  });
});
