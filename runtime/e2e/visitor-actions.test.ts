import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';

const shop = createFixtureServer();
let page: Page;

beforeEach(async () => {
  ({ page } = await shop.visit({ reducedMotion: 'reduce' }));
});

async function open(path: string, island: string): Promise<void> {
  await page.goto(shop.origin + path);
  await page.waitForSelector(`${island}[data-wb]`);
}

const BUTTON = '.sqs-add-to-cart-button';
const button = () => page.locator(BUTTON);

test('R-COMP-SCOPE-01: a visitor adds to the cart, buys a gift card, starts a subscription, signs up for a notice, sees installments and submits a form', async () => {
  await open('/shop/p/rt-bowl', BUTTON);
  await button().click();
  await page.locator('.quoin-cart-pill').waitFor();
  expect(await page.locator('.quoin-cart-pill-subtotal').textContent()).toContain('€20.00');

  await open('/shop/p/gift-card', BUTTON);
  await page.locator('.product-variants select').selectOption('€50');
  await button().click();
  await page.waitForURL('**/checkout/gift-card?*');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.locator('.quoin-checkout-pay').click();
  await page.waitForURL('**/checkout/test-bank?*');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');

  await open('/shop/p/cup-a-month', BUTTON);
  await button().click();
  await page.waitForURL('**/checkout/subscribe?*');
  expect(await page.locator('.quoin-checkout-summary').textContent()).toContain('A cup a month');

  await open('/shop/p/rt-gone', '.product-restock-notification');
  const notice = page.locator('.product-restock-notification:visible');
  await notice.getByRole('textbox').fill('ana@olaria.pt');
  await notice.locator('[type=submit]').click();
  await page.locator('.product-restock-success').waitFor();

  await open('/shop/p/rt-installments', BUTTON);
  await page.locator('.quoin-installments').getByText('4 payments of €5.00').first().waitFor();

  await open('/rt-contact', '.quoin-form');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Varela');
  await page.getByLabel('Email').fill('ana@olaria.pt');
  await page.getByLabel('Sand').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.form-submission-message').waitFor();
});
