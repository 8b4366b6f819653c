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

describe('the cart page', () => {
  test('R-CART-SCREEN-07: takes over the HTML of the Worker in "sqs-cart-root" without a layout shift', async () => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      (window as { moved?: number[] }).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          moved.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openCartWith('RT-BOWL', 'RT-LAST');
    expect(await page.locator('[id=sqs-cart-root] .cart-row').count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    const moved = await page.evaluate(() => (window as { moved?: number[] }).moved ?? []);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('changes and removes items, and leads to the checkout', async () => {
    await openCartWith('RT-BOWL', 'RT-LAST');
    const quantity = page.getByLabel('Quantity').first();
    await quantity.fill('3');
    await quantity.blur();
    await expect.poll(() => page.locator('.cart-row-total').first().textContent()).toBe('€60.00');
    await page.getByRole('button', { name: 'Remove Last bowl' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    await page.reload();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('3');
    await page.locator('.cart-checkout').click();
    await page.waitForURL('**/checkout?cartToken=*');
    await page.locator('.quoin-checkout').waitFor();
  });

  test('is empty after the last item was removed', async () => {
    await openCartWith('RT-BOWL');
    await page.getByRole('button', { name: 'Remove Plain bowl' }).click();
    await expect.poll(() => page.locator('.cart-empty').isVisible()).toBe(true);
    expect(await page.locator('.cart-checkout').isVisible()).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the cart on other pages', () => {
  test('is not requested on a first visit, and no cart script is loaded', async () => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(`${shop.origin}/rt-plain`, { waitUntil: 'load' });
    await expect.poll(() => requestedPaths.some((path) => path === '/api/census/RecordHit')).toBe(true);
    expect(
      requestedPaths.filter((path) => path.startsWith('/api/commerce') || path.includes('/loader-')),
    ).toEqual([]);
  });

  test('is counted on a page without products, and changes with another tab', async () => {
    await openCartWith('RT-BOWL');
    await page.goto(`${shop.origin}/rt-plain`);
    const pill = page.locator('.quoin-cart-pill');
    await expect.poll(() => pill.isVisible()).toBe(true);
    expect(await pill.textContent()).toBe('1 €20.00');
    expect(await violationsOf(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto(`${shop.origin}/shop/p/rt-bowl`);
    await other.waitForSelector('.sqs-add-to-cart-button[data-wb]');
    await other.locator('.sqs-add-to-cart-button').click();
    await expect.poll(() => pill.textContent()).toBe('2 €40.00');
  });

  test('opens in the frame that shows the page, as in the dashboard', async () => {
    await openCartWith('RT-BOWL');
    await page.goto(`${shop.origin}/robots.txt`);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/rt-plain' }));
    });
    const frame = page.frameLocator('iframe');
    await frame.locator('.quoin-cart-pill a').click();
    await frame.locator('#sqs-cart-root').waitFor();
    expect(page.url()).toBe(`${shop.origin}/robots.txt`);
  });
});
