import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const ADD = '**/api/commerce/shopping-cart/entries';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  ({ context, page } = await shop.visit({ reducedMotion: 'reduce' }));
});

async function open(path: string): Promise<void> {
  await page.goto(shop.origin + path);
  await page.waitForSelector('.sqs-add-to-cart-button[data-wb]');
  originalLabel = (await button().getAttribute('data-original-label')) ?? '';
}

const button = () => page.locator('.sqs-add-to-cart-button').first();
const label = () => button().locator('.sqs-add-to-cart-button-inner');
/** The default label of the button. */
let originalLabel: string;
/** The cart indicator of any theme. */
const indicator = () =>
  page.locator('[role=img][aria-label$=" in cart"]:not(.quoin-cart-pill-count)').first();
const alert = () => page.getByRole('alertdialog');

async function closeAlert(): Promise<void> {
  await alert().getByRole('button').click();
  await alert().waitFor({ state: 'detached' });
}

/** Returns the labels that the button shows in sequence. */
async function labelsOf(act: () => Promise<unknown>, last: string): Promise<readonly string[]> {
  await label().evaluate((inner) => {
    const seen: string[] = [];
    (window as { seen?: string[] }).seen = seen;
    new MutationObserver(() => seen.push(inner.textContent ?? '')).observe(inner, { childList: true });
  });
  await act();
  await expect.poll(() => page.evaluate(() => (window as { seen?: string[] }).seen?.at(-1))).toBe(last);
  return page.evaluate(() => (window as { seen?: string[] }).seen ?? []);
}

describe('selecting a variant', () => {
  test('R-PROD-ADD-01, R-PROD-ADD-02, R-CART-BTN-09, R-CART-BTN-10, R-CART-BTN-11, R-CART-BTN-16: names the missing options and disables the button', async () => {
    await page.clock.install({ time: 0 });
    await open('/shop/p/tide-plate');
    await page.clock.pauseAt(60_000);
    await button().click();
    await expect.poll(() => alert().textContent()).toContain('Please select the Glaze and Size options.');
    expect(await alert().textContent()).toContain('Unable to Add Item');
    expect(await label().textContent()).toBe('Select Option');
    expect(await button().getAttribute('aria-disabled')).toBe('true');
    await closeAlert();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('sqs-add-to-cart-button');
    await page.clock.runFor(1999);
    expect(await label().textContent()).toBe('Select Option');
    await page.clock.runFor(1);
    expect(await label().textContent()).toBe(originalLabel);
    expect(await button().getAttribute('aria-disabled')).toBe('false');
    await page.getByLabel('Select Glaze').selectOption('Atlantic');
    await button().click();
    await expect.poll(() => alert().textContent()).toContain('Please select the Size option.');
  });

  test('has no axe violations while the alert is open', async () => {
    await open('/shop/p/tide-plate');
    await button().click();
    await alert().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-PROD-ADD-07, R-CART-BTN-12, R-CART-BTN-13: a sold-out variant shows a message, and another variant restores the label', async () => {
    await open('/shop/p/tide-plate');
    await page.getByLabel('Select Glaze').selectOption('Night tide');
    await page.getByLabel('Select Size').selectOption('27 cm');
    const message = page.locator('.quoin-product-message');
    await expect
      .poll(() => message.textContent())
      .toBe('Sorry, we do not have enough of that item available.');
    expect(await label().textContent()).toBe('Sold Out');
    expect(await button().getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.product-price').first().textContent()).toBe('€42.00');
    const restock = page.locator('.product-restock-notification:visible');
    await expect.poll(() => restock.getAttribute('data-variant-id')).toBe('tide-plate-night-tide-27-cm');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Select Size').selectOption('22 cm');
    expect(await label().textContent()).toBe(originalLabel);
    expect(await message.textContent()).toBe('');
    expect(await page.locator('.product-price').first().textContent()).toBe('€34.00');
    await expect.poll(() => restock.count()).toBe(0);
  });

  test('a sale shows both prices, and clearing the selection restores the first text', async () => {
    await open('/shop/p/bica-cup');
    const price = page.locator('.product-price').first();
    const printed = await price.textContent();
    await page.getByLabel('Select Glaze').selectOption('Honey');
    expect(await price.textContent()).toContain('€11.00');
    expect(await price.locator('.original-price').textContent()).toBe('€16.00');
    const mark = page.locator('.product-pricing .product-mark.sale');
    expect(await mark.isVisible()).toBe(true);
    // The selected variant is not on sale.
    await page.getByLabel('Select Glaze').selectOption('Foam');
    expect([await price.textContent(), await mark.isVisible()]).toEqual(['€16.00', false]);
    await page.getByLabel('Select Glaze').selectOption('');
    expect([await price.textContent(), await mark.isVisible()]).toEqual([printed, true]);
  });

  test('R-PROD-ADD-08, R-PROD-ADD-09, R-PROD-ADD-17: rejects an invalid quantity', async () => {
    await open('/shop/p/rt-bowl');
    const quantity = page.getByLabel('Quantity');
    for (const [entered, expectedText] of [
      ['', 'Quantity must be a number.'],
      ['1.5', 'Quantity must be a whole number'],
      ['0', 'Quantity must be a number between 1 and 9999.'],
      ['10000', 'Quantity must be a number between 1 and 9999.'],
    ] as const) {
      await quantity.fill(entered);
      await button().click();
      await expect.poll(() => alert().locator('p').textContent()).toBe(expectedText);
      await closeAlert();
    }
  });

  test('R-PROD-ADD-10, R-CART-ERR-04, R-CART-BTN-08: a gift card requires a denomination and opens its checkout page', async () => {
    await open('/shop/p/gift-card');
    await button().click();
    await expect
      .poll(() => alert().textContent())
      .toMatch(/Unable to purchase Gift Card\s*Select a denomination for the Gift Card/);
    await closeAlert();
    await page.locator('.product-variants select').selectOption('€50');
    await expect.poll(() => label().textContent()).not.toBe('Select Option');
    await button().click();
    await page.waitForURL('**/checkout/gift-card?*');
    expect(new URL(page.url()).searchParams.get('sku')).toBe('GIFT-50');
  });
});

describe('stock', () => {
  const STOCK = '**/api/commerce/inventory/stock/**';
  interface Listed {
    readonly sku: string;
    readonly id: string;
  }

  /** Opens the product with this stock, in the order of its variants, and returns their SKUs. */
  async function openWithStock(stock: readonly (number | 'unlimited')[]): Promise<readonly string[]> {
    const response = await context.request.get(`${shop.origin}/shop/p/tide-plate`);
    const json = await page.evaluate(
      (html) => {
        const choice = new DOMParser().parseFromString(html, 'text/html').querySelector('.product-variants');
        return choice?.getAttribute('data-variants') ?? '[]';
      },
      await response.text(),
    );
    const variants: readonly Listed[] = JSON.parse(json);
    const results = variants.map(({ sku, id }, index) => {
      const left = stock[index] ?? 0;
      const isUnlimited = left === 'unlimited';
      return { sku, variantId: id, unlimited: isUnlimited, qtyInStock: isUnlimited ? 0 : left };
    });
    await page.route(STOCK, (route) => route.fulfill({ json: { results } }));
    await open('/shop/p/tide-plate');
    return variants.map(({ sku }) => sku);
  }

  test('the variant table shows the current stock instead of the published one', async () => {
    const skus = await openWithStock([0, 2, 'unlimited', 4]);
    expect(skus.length).toBeGreaterThan(3);
    const stockOf = (sku = '') =>
      page.locator(`.variant-table [data-sku="${sku}"] .variant-stock .stock:visible`).allTextContents();
    await expect.poll(() => stockOf(skus[0])).toEqual(['Sold out']);
    expect(await stockOf(skus[1])).toEqual(['2 left']);
    expect(await stockOf(skus[2])).toEqual(['Always available']);
    expect(await stockOf(skus[3])).toEqual(['In stock']);
  });

  test('shows no stock before it has loaded, nor without JavaScript', async () => {
    await page.route(STOCK, (route) => route.abort());
    await open('/shop/p/tide-plate');
    expect(await page.locator('.variant-table .variant-stock').count()).toBeGreaterThan(3);
    const stockLabels = await page.locator('.variant-table .variant-stock .stock:visible').allTextContents();
    expect(stockLabels.filter((text) => text !== 'Always available')).toEqual([]);
  });

  test('removes the sold-out mark of a product that is back in stock', async () => {
    const results = [{ sku: 'RT-GONE', variantId: 'rt-gone', unlimited: false, qtyInStock: 4 }];
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(STOCK, async (route) => {
      await released;
      await route.fulfill({ json: { results } });
    });
    await open('/shop/p/rt-gone');
    const mark = page.locator('.product-pricing .product-mark.sold-out');
    const quantity = page.locator('.product-quantity-input');
    expect(await mark.isVisible()).toBe(true);
    expect(await quantity.isVisible()).toBe(false);
    respond();
    await expect.poll(() => mark.isVisible()).toBe(false);
    expect(await quantity.isVisible()).toBe(true);
    await expect.poll(() => label().textContent()).toBe(originalLabel);
  });

  test('shows how to request a notification when all variants are sold out', async () => {
    await openWithStock([]);
    const hint = page.locator('.product-restock-hint');
    await expect.poll(() => hint.isVisible()).toBe(true);
    for (const select of await page.locator('.product-variants select').all())
      await select.selectOption({ index: 1 });
    await expect.poll(() => page.locator('.product-restock-notification:visible').count()).toBe(1);
    expect(await hint.isVisible()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('a product without an image', () => {
  test('has a placeholder in the list, on its page and in the cart, next to its name', async () => {
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
});

describe('adding to the cart', () => {
  test('R-CART-BTN-01, R-CART-BTN-02, R-CART-BTN-03, R-CART-CALL-01, R-CART-SCREEN-04: sends one request, shows three labels and one announcement', async () => {
    await open('/shop/p/rt-bowl');
    const request = page.waitForRequest(ADD);
    await page.getByLabel('Quantity').fill('2');
    const labels = await labelsOf(() => button().click(), originalLabel);
    expect(labels).toEqual(['Adding…', 'Added!', originalLabel]);
    const sent = await request;
    expect(sent.postDataJSON()).toEqual({
      itemId: 'rt-bowl',
      sku: 'RT-BOWL',
      quantity: 2,
      additionalFields: '{}',
    });
    expect(sent.headers()).toMatchObject({ 'x-csrf-token': expect.stringMatching(/.+/) });
  });

  test('R-CART-SCREEN-01, R-CART-SCREEN-05, R-CART-PILL-02, R-CART-PILL-03, R-CART-PILL-04, R-CART-PILL-05, R-CART-PILL-06, R-CART-PILL-09, R-CART-PILL-10: updates popover, indicator and pill', async () => {
    await page.clock.install({ time: 0 });
    await open('/shop/p/rt-bowl');
    const popover = page.locator('.quoin-cart-popover');
    expect(await page.locator('.quoin-cart-pill').isVisible()).toBe(false);
    await page.clock.pauseAt(60_000);
    await button().click();
    await expect.poll(() => popover.textContent()).toContain('Plain bowl was added to your cart.');
    expect(await popover.getAttribute('role')).toBe('status');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('sqs-add-to-cart-button');
    expect(await indicator().getAttribute('aria-label')).toBe('One item in cart');
    expect(await indicator().getAttribute('class')).toContain('initialized');
    expect(await page.locator('.quoin-cart-pill').textContent()).toMatch(/1\s+€20\.00/);
    // The popover stays open while the focus is in it (R-CART-PILL-07).
    await popover.getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(10_000);
    expect(await popover.textContent()).toContain('was added');
    expect(await popover.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
    await popover.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await popover.textContent()).toBe('');
    expect(await label().textContent()).toBe(originalLabel);
    await button().click();
    await expect.poll(() => indicator().getAttribute('aria-label')).toBe('2 items in cart');
    await page.mouse.move(0, 0);
    await expect.poll(() => popover.textContent()).not.toBe('');
    await page.clock.runFor(2999);
    expect(await popover.textContent()).not.toBe('');
    await page.clock.runFor(1);
    expect(await popover.textContent()).toBe('');
    await page.locator('.quoin-cart-pill a').click();
    await page.waitForURL('**/cart');
  });

  test('has no axe violations while the popover and the pill are shown', async () => {
    await open('/shop/p/rt-bowl');
    await button().click();
    await expect.poll(() => page.locator('.quoin-cart-popover').textContent()).not.toBe('');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-CART-BTN-14: a second click adds nothing', async () => {
    await open('/shop/p/rt-bowl');
    let adds = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/entries')) adds += 1;
    });
    await button().dblclick();
    await expect.poll(() => label().textContent()).toBe('Added!');
    expect(adds).toBe(1);
  });

  test('works with Enter and the space bar', async () => {
    await open('/shop/p/rt-bowl');
    await button().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => indicator().getAttribute('aria-label')).toBe('One item in cart');
    await expect.poll(() => label().textContent()).toBe(originalLabel);
    await page.keyboard.press('Enter');
    await expect.poll(() => indicator().getAttribute('aria-label')).toBe('2 items in cart');
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

  test('rejects an item that has sold out since the page was loaded', async () => {
    await open('/shop/p/rt-last');
    await button().click();
    await expect.poll(() => label().textContent()).toBe('Added!');
    await expect.poll(() => label().textContent()).toBe(originalLabel);
    await button().click();
    await expect
      .poll(() => alert().textContent())
      .toMatch(/Unable to Add Item\s*Sorry, we do not have enough of that item available\./);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-CART-ERR-05: reports an expired session when the crumb is rejected twice', async () => {
    await page.route(ADD, (route) =>
      route.fulfill({ status: 403, json: { error: 'x', message: 'x', crumbFail: true } }),
    );
    await open('/shop/p/rt-bowl');
    await button().click();
    await expect
      .poll(() => alert().textContent())
      .toContain('Your session has expired. Please reload the page and try again.');
  });

  test('requests a lost crumb again without a message (gaps A7)', async () => {
    await open('/shop/p/rt-bowl');
    await context.clearCookies();
    await button().click();
    await expect.poll(() => label().textContent()).toBe('Added!');
  });

  test.each([
    ['R-CART-ERR-07: 429', { status: 429, body: 'slow' }, 'Please try again in a few seconds.'],
    ['R-CART-ERR-01: a message', { status: 400, json: { error: 'No.', message: 'No.' } }, 'No.'],
    ['R-CART-ERR-15: 500 with a page', { status: 500, body: '<h1>Oh</h1>' }, 'Please try again.'],
    ['200 that is no JSON', { status: 200, body: '<h1>Oh</h1>' }, 'Please try again.'],
    ['200 without a cart', { status: 200, json: {} }, 'Please try again.'],
  ])('%s shows a message and enables the button again', async (_, response, expectedText) => {
    await page.route(ADD, (route) => route.fulfill(response));
    await open('/shop/p/rt-bowl');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await button().click();
    await expect.poll(() => alert().locator('p').textContent()).toBe(expectedText);
    await expect.poll(() => label().textContent()).toBe(originalLabel);
    expect(errors).toEqual([]);
  });

  test('R-CART-ERR-13: reports a missing connection', async () => {
    await open('/shop/p/rt-bowl');
    await context.setOffline(true);
    await button().click();
    await expect.poll(() => alert().locator('p').textContent()).toBe('Please check your internet connection');
  });

  test('shows HTML in a message as text', async () => {
    const message = '<img src=x onerror="window.__x=1"></p><script>window.__x=1</script>';
    await page.route(ADD, (route) => route.fulfill({ status: 400, json: { error: message, message } }));
    await open('/shop/p/rt-bowl');
    await button().click();
    await expect.poll(() => alert().locator('p').textContent()).toBe(message);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
  });

  test('a listener of wb:before-add can cancel it', async () => {
    await open('/shop/p/rt-bowl');
    await page.evaluate(() =>
      document.addEventListener('wb:before-add', (event) => event.preventDefault(), { once: true }),
    );
    await button().click();
    expect(await label().textContent()).toBe(originalLabel);
  });
});

describe('R-PROD-SCREEN-09: a product with a form', () => {
  test('opens a dialog, validates the fields there, and sends the values with the item', async () => {
    await open('/shop/p/rt-engraved');
    const dialog = page.getByRole('dialog', { name: /^Engraved / });
    await button().click();
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => dialog.locator('.form-field-error').textContent()).toBe('Required');
    expect(await dialog.locator('.form-message').textContent()).toBe(
      'One or more fields is invalid, please check your entries.',
    );
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Words on the foot').fill('For Ana');
    const validated = page.waitForRequest('**/api/rest/forms/validate/rt-engraving');
    const added = page.waitForRequest(ADD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    expect((await validated).postDataJSON()).toEqual({ words: 'For Ana' });
    expect((await added).postDataJSON()).toMatchObject({ additionalFields: '{"words":"For Ana"}' });
    await expect.poll(() => label().textContent()).toBe('Added!');
  });

  test.each([
    ['Escape', () => page.keyboard.press('Escape')],
    ['the close button', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
    ['Cancel', () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()],
  ])('can be closed with %s without adding anything', async (_, leave) => {
    await open('/shop/p/rt-engraved');
    await button().click();
    await page.getByRole('dialog').waitFor();
    await leave();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => button().getAttribute('aria-disabled')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('sqs-add-to-cart-button');
  });
});
