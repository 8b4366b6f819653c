import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const ENTRY = '**/api/commerce/shopping-cart/entries/*';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  ({ context, page } = await shop.visit({ reducedMotion: 'reduce' }));
});

/** Adds items to the cart through the API, as a page without scripts does, and opens the cart page. */
async function openCartWith(...skus: readonly string[]): Promise<void> {
  await page.goto(`${shop.origin}/rt-plain`);
  const statuses = await page.evaluate(async (all) => {
    const codes = [];
    for (const sku of all) {
      const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(crumb) },
        body: JSON.stringify({ itemId: sku.toLowerCase(), sku, quantity: 1 }),
      });
      codes.push(response.status);
    }
    return codes;
  }, skus);
  expect(statuses).toEqual(skus.map(() => 200));
  await page.goto(`${shop.origin}/cart`);
  await page.waitForSelector('#sqs-cart-root[data-wb]');
  // The script has rendered the cart once the buttons for browsers without JavaScript are gone.
  await expect.poll(() => page.locator('.cart-row-update').count()).toBe(0);
}

const rows = () => page.locator('.cart-row');
const message = () => page.locator('.cart-message');

describe('R-CART-SCREEN-06, R-CART-SCREEN-07: the cart page', () => {
  test('hydrates the HTML of the Worker without a layout shift', async () => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      (window as { moved?: number[] }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openCartWith('RT-BOWL', 'RT-LAST');
    expect(await page.locator('[id=sqs-cart-root]').count()).toBe(1);
    expect(await rows().count()).toBe(2);
    expect(await page.locator('.cart-subtotal-amount').textContent()).toBe('€40.00');
    expect(await violationsOf(page)).toEqual([]);
    const moved = await page.evaluate(() => (window as { moved?: number[] }).moved ?? []);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('changes a quantity and shows the amounts of the server', async () => {
    await openCartWith('RT-BOWL');
    const quantity = page.getByLabel('Quantity');
    await quantity.fill('3');
    await quantity.blur();
    await expect.poll(() => page.locator('.cart-row-total').textContent()).toBe('€60.00');
    expect(await page.locator('.cart-subtotal-amount').textContent()).toBe('€60.00');
    await page.reload();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('3');
  });

  test('removes an item, announces it, and moves the focus to the remaining list', async () => {
    await openCartWith('RT-BOWL', 'RT-LAST');
    await page.getByRole('button', { name: 'Remove Plain bowl' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.className);
    await expect
      .poll(() => page.locator('#sqs-cart-root [role=status]').textContent())
      .toBe('Plain bowl was removed from your cart.');
    expect(await focused()).toBe('cart-list');
    await page.getByRole('button', { name: 'Remove Last bowl' }).click();
    await expect.poll(() => page.locator('.cart-empty').isVisible()).toBe(true);
    expect(await page.locator('.cart-empty').textContent()).toBe('Your cart is empty.');
    expect(await focused()).toBe('cart-empty');
    expect(await page.locator('.cart-checkout').isVisible()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-CART-ERR-08: rejects a quantity above the stock with a message and restores the old quantity', async () => {
    await openCartWith('RT-LAST');
    const quantity = page.getByLabel('Quantity');
    await quantity.fill('2');
    await quantity.blur();
    await expect
      .poll(() => message().textContent())
      .toBe('Unable to update quantity Sorry, we do not have enough of that item available.');
    expect(await quantity.inputValue()).toBe('1');
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each([
    ['R-CART-ERR-14: 500', { status: 500, body: 'oh' }, 'Please try again.'],
    ['429', { status: 429, body: '' }, 'Please try again in a few seconds.'],
  ])('R-CART-ERR-10, %s: keeps the row when a removal fails', async (_, response, advice) => {
    await openCartWith('RT-BOWL');
    await page.route(ENTRY, (route) => route.fulfill(response));
    await page.getByRole('button', { name: 'Remove Plain bowl' }).click();
    await expect.poll(() => message().textContent()).toBe(`Unable to remove item ${advice}`);
    expect(await rows().count()).toBe(1);
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Remove Plain bowl' }).click();
    await expect.poll(() => rows().count()).toBe(0);
    expect(await message().textContent()).toBe('');
  });

  test('R-CART-ERR-13: reports a missing connection', async () => {
    await openCartWith('RT-BOWL');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Remove Plain bowl' }).click();
    await expect
      .poll(() => message().textContent())
      .toBe('Unable to remove item Please check your internet connection');
  });

  test('shows HTML in an item name as text', async () => {
    await page.route('**/api/commerce/shopping-cart', async (route) => {
      const response = await route.fetch();
      const cart = await response.json();
      for (const entry of cart.entries) {
        entry.title = '<img src=x onerror="window.__x=1">';
        entry.productUrl = 'javascript:window.__x=1';
      }
      await route.fulfill({ response, json: cart });
    });
    await openCartWith('RT-BOWL');
    const title = page.locator('.cart-row-title');
    expect(await title.textContent()).toBe('<img src=x onerror="window.__x=1">');
    expect(await title.getAttribute('href')).toBe(null);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
  });

  test('links to the checkout with the cart token', async () => {
    await openCartWith('RT-BOWL');
    await page.locator('.cart-checkout').click();
    await page.waitForURL('**/checkout?cartToken=*');
    await page.locator('.quoin-checkout').waitFor();
  });
});

describe('the cart on other pages', () => {
  test('R-CART-LOAD-04: a first visit requests no cart and loads no cart script', async () => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(`${shop.origin}/rt-plain`, { waitUntil: 'load' });
    await expect.poll(() => requestedPaths.some((path) => path === '/api/census/RecordHit')).toBe(true);
    expect(
      requestedPaths.filter((path) => path.startsWith('/api/commerce') || path.includes('/loader-')),
    ).toEqual([]);
  });

  test('R-CART-LOAD-02, R-CART-LOAD-03: shows the number of items on a page without products', async () => {
    await openCartWith('RT-BOWL');
    await page.goto(`${shop.origin}/rt-plain`);
    await expect.poll(() => page.locator('.quoin-cart-pill').isVisible()).toBe(true);
    expect(await page.locator('.quoin-cart-pill').textContent()).toBe('1 €20.00');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-CART-LOAD-01, R-CART-CALL-02: fetches the cart of a signed-in visitor', async () => {
    await context.addCookies([
      { name: 'SiteUserInfo', value: encodeURIComponent('{"authenticated":true}'), url: shop.origin },
    ]);
    const cartRequest = page.waitForRequest('**/api/commerce/shopping-cart');
    await page.goto(`${shop.origin}/rt-plain`);
    expect((await cartRequest).method()).toBe('GET');
  });

  test('shows a change of another tab without a reload', async () => {
    await openCartWith('RT-BOWL');
    const other = await context.newPage();
    await other.goto(`${shop.origin}/shop/p/rt-bowl`);
    await other.waitForSelector('.sqs-add-to-cart-button[data-wb]');
    await other.locator('.sqs-add-to-cart-button').click();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('2');
  });
});
