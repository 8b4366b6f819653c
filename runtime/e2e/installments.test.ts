import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const PRODUCT = '/shop/p/rt-installments';
/** Stands for the page of the provider, at its URL. */
const TERMS = '<h1>Terms</h1><script>document.body.textContent = "ran"</script>';

const shop = createFixtureServer();
let page: Page;
let requestedUrls: string[];

beforeEach(async () => {
  ({ page } = await shop.visit({ reducedMotion: 'reduce' }));
  requestedUrls = [];
  await page.route('https://static.afterpay.com/**', (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: TERMS,
    });
  });
});

const popup = () => page.locator('.quoin-installments-popup');
const pill = () => page.getByRole('button', { name: 'Afterpay', exact: true });
const info = () => page.getByRole('button', { name: 'About Afterpay' });
const isShown = () => popup().isVisible();
const isFocused = (selector: string) =>
  page.evaluate((each) => document.activeElement?.matches(each), selector);

async function open(): Promise<void> {
  await Promise.all([
    page.waitForResponse('**/scripts/quoin/installments-*'),
    page.goto(shop.origin + PRODUCT, { waitUntil: 'networkidle' }),
  ]);
}

async function openPopup(): Promise<void> {
  await open();
  await pill().click();
  await expect.poll(isShown).toBe(true);
}

describe('the installment popup', () => {
  test('R-INST-POP-01: starts hidden', async () => {
    await open();
    expect([await popup().count(), await isShown()]).toEqual([1, false]);
  });

  test('R-INST-POP-02: opens on a click on the pill', async () => {
    await open();
    await pill().click();
    await expect.poll(isShown).toBe(true);
  });

  test('R-INST-POP-03: opens on a click on the info control', async () => {
    await open();
    await info().click();
    await expect.poll(isShown).toBe(true);
  });

  test('R-INST-POP-04: closes by its button', async () => {
    await openPopup();
    await popup().getByRole('button', { name: 'Close' }).click();
    await expect.poll(isShown).toBe(false);
  });

  test('R-INST-POP-05: closes on Escape', async () => {
    await openPopup();
    await page.keyboard.press('Escape');
    await expect.poll(isShown).toBe(false);
  });

  test('R-INST-POP-06: closes on a click outside', async () => {
    await openPopup();
    await page.mouse.click(5, 300);
    await expect.poll(isShown).toBe(false);
  });

  test('has the focus while it is open, and returns it after a click outside', async () => {
    await openPopup();
    await expect.poll(() => isFocused('.quoin-installments-close')).toBe(true);
    await page.mouse.click(5, 300);
    await expect.poll(() => isFocused('.quoin-installments-pill')).toBe(true);
  });

  test('R-INST-POP-07: returns the focus to the control that opened it', async () => {
    await open();
    await info().click();
    await expect.poll(isShown).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused('.quoin-installments-info')).toBe(true);
  });

  test('loads the page of the provider when it opens, without its scripts, and is accessible', async () => {
    await open();
    expect(requestedUrls).toEqual([]);
    await pill().click();
    const frame = page.frameLocator('.quoin-installments-page');
    await frame.getByRole('heading', { name: 'Terms' }).waitFor();
    expect(requestedUrls).toEqual(['https://static.afterpay.com/modal/en_US.html']);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('opens without scripts, with the amounts', async () => {
    ({ page } = await shop.visit({ javaScriptEnabled: false }));
    await page.goto(shop.origin + PRODUCT);
    await pill().click();
    await popup().getByText('4 payments of €5.00').waitFor();
  });
});
