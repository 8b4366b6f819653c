import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  ({ context, page } = await shop.visit({ reducedMotion: 'reduce' }));
});

async function open(path: string): Promise<void> {
  await page.goto(shop.origin + path);
  await page.waitForSelector('.sqs-add-to-cart-button[data-wb]');
}

const button = () => page.locator('.sqs-add-to-cart-button').first();
const label = () => button().locator('.sqs-add-to-cart-button-inner');
const isButtonFocused = () => button().evaluate((each) => each === document.activeElement);
/** The cart indicator of any theme. */
const indicator = () =>
  page.locator('[role=img][aria-label$=" in cart"]:not(.quoin-cart-pill-count)').first();
const alert = () => page.getByRole('alertdialog');

describe('selecting a variant', () => {
  test('opens a modal alert for missing options, which Escape closes', async () => {
    await open('/shop/p/tide-plate');
    await button().click();
    await alert().waitFor();
    expect(await alert().evaluate((each) => each.matches(':modal'))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await alert().waitFor({ state: 'detached' });
    expect(await isButtonFocused()).toBe(true);
  });

  test('shows the price and the back-in-stock form of a sold-out variant', async () => {
    await open('/shop/p/tide-plate');
    await page.getByLabel('Select Glaze').selectOption('Night tide');
    await page.getByLabel('Select Size').selectOption('27 cm');
    const restock = page.locator('.product-restock-notification:visible');
    await expect.poll(() => restock.getAttribute('data-variant-id')).toBe('tide-plate-night-tide-27-cm');
    expect(await label().textContent()).toBe('Sold Out');
    expect(await page.locator('.product-price').first().textContent()).toBe('€42.00');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('opens the checkout page of a gift card', async () => {
    await open('/shop/p/gift-card');
    await page.locator('.product-variants select').selectOption('€50');
    await button().click();
    await page.waitForURL('**/checkout/gift-card?*');
    expect(new URL(page.url()).searchParams.get('sku')).toBe('GIFT-50');
  });
});

describe('the stock in the table of variants', () => {
  const STOCK = '**/api/commerce/inventory/stock/**';
  const labels = (row = '') =>
    page.locator(`.variant-table ${row} .variant-stock .stock:visible`).allTextContents();

  test('is the current one, and none before it has loaded', async () => {
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    let skus: readonly string[] = [];
    await page.route(STOCK, async (route) => {
      await released;
      const results = [0, 2, 'unlimited', 4].map((left, index) => ({
        sku: skus[index],
        variantId: skus[index],
        unlimited: left === 'unlimited',
        qtyInStock: typeof left === 'number' ? left : 0,
      }));
      await route.fulfill({ json: { results } });
    });
    await open('/shop/p/tide-plate');
    const rows = page.locator('.variant-table [data-sku]');
    skus = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-sku') ?? ''));
    expect(skus.length).toBeGreaterThan(3);
    expect((await labels()).filter((text) => text !== 'Always available')).toEqual([]);
    respond();
    await expect.poll(() => labels(`[data-sku="${skus[0]}"]`)).toEqual(['Sold out']);
    expect(await labels(`[data-sku="${skus[1]}"]`)).toEqual(['2 left']);
    expect(await labels(`[data-sku="${skus[2]}"]`)).toEqual(['Always available']);
    expect(await labels(`[data-sku="${skus[3]}"]`)).toEqual(['In stock']);
  });

  test('comes with a hint while all variants are sold out', async () => {
    await page.route(STOCK, async (route) => {
      const response = await route.fetch();
      const { results } = await response.json();
      const gone = results.map((each: object) => ({ ...each, unlimited: false, qtyInStock: 0 }));
      await route.fulfill({ response, json: { results: gone } });
    });
    await open('/shop/p/tide-plate');
    const hint = page.locator('.product-restock-hint');
    await expect.poll(() => hint.isVisible()).toBe(true);
    for (const select of await page.locator('.product-variants select').all())
      await select.selectOption({ index: 1 });
    await expect.poll(() => page.locator('.product-restock-notification:visible').count()).toBe(1);
    expect(await hint.isVisible()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a product without an image has a placeholder in the list, on its page and in the cart, next to its name', async () => {
  await open('/shop/p/rt-bowl');
  const onPage = await page.locator('.product-images .image-placeholder').boundingBox();
  expect(onPage?.height).toBeGreaterThan(100);
  await button().click();
  await expect.poll(() => indicator().getAttribute('aria-label')).toBe('One item in cart');
  await page.goto(`${shop.origin}/shop`);
  const card = page.locator('.card', { hasText: 'Plain bowl' }).locator('.card-image');
  await card.locator('.image-placeholder').waitFor();
  expect(await card.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(100);
  await page.goto(`${shop.origin}/cart`);
  const row = page.locator('.cart-row').first();
  const leftOf = async (box: typeof row) => (await box.boundingBox())?.x ?? Number.NaN;
  const tileHeight = () => row.evaluate((element) => getComputedStyle(element, '::before').height);
  await expect.poll(async () => Number.parseFloat(await tileHeight())).toBeGreaterThan(60);
  await expect
    .poll(async () => (await leftOf(row.locator('.cart-row-text'))) - (await leftOf(row)))
    .toBeGreaterThan(60);
});

describe('adding to the cart', () => {
  test('works after the cookies were cleared, and shows popover, indicator and pill', async () => {
    await open('/shop/p/rt-bowl');
    const popover = page.locator('.quoin-cart-popover');
    expect(await page.locator('.quoin-cart-pill').isVisible()).toBe(false);
    await context.clearCookies();
    await button().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => popover.textContent()).toContain('Plain bowl was added to your cart.');
    expect(await indicator().getAttribute('aria-label')).toBe('One item in cart');
    expect(await page.locator('.quoin-cart-pill').textContent()).toMatch(/1\s+€20\.00/);
    expect(await isButtonFocused()).toBe(true);
    // Focus pauses the popover: the test needs no race with its time.
    await popover.getByRole('button', { name: 'Close' }).focus();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => popover.isVisible()).toBe(false);
    await page.locator('.quoin-cart-pill a').click();
    await page.waitForURL('**/cart');
  });

  test('handles a click before the script has loaded once it has loaded', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/scripts/quoin/product-*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shop.origin}/shop/p/rt-bowl`, { waitUntil: 'commit' });
    await button().click();
    release();
    await expect.poll(() => indicator().getAttribute('aria-label')).toBe('One item in cart');
  });

  test('sends the form of a product with the item', async () => {
    await open('/shop/p/rt-engraved');
    const dialog = page.getByRole('dialog', { name: /^Engraved / });
    await button().click();
    await dialog.waitFor();
    expect(await dialog.evaluate((each) => each.matches(':modal') && each.matches(':focus-within'))).toBe(
      true,
    );
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.locator('.form-field-error').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(isButtonFocused).toBe(true);
    await button().click();
    await dialog.getByLabel('Words on the foot').fill('For Ana');
    const [added] = await Promise.all([
      page.waitForResponse('**/api/commerce/shopping-cart/entries'),
      dialog.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(added.status()).toBe(200);
    await expect.poll(() => label().textContent()).toBe('Added!');
  });
});
