import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from '../../../../fixtures/fixture-server/open-browser.ts';
import type { BookshopRun } from '../bookshop/bookshop-run.ts';
import { openPage, PHONE } from '../open-page.ts';
import { visit } from '../visit.ts';
import { SHOP } from './download-shop.ts';

/** Buys the file as a customer does, on a phone. */
export async function expectPublishedDownloadShop(
  browser: Browser,
  { serving, pageErrors }: BookshopRun,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await openPage(context, pageErrors);
  await visit(page, `${serving.origin}/`);
  await look(page, 'home');
  await subscribe(page);
  await visit(page, `${serving.origin}${SHOP.blog.path}`);
  await look(page, 'post');
  await visit(page, `${serving.origin}/shop`);
  await look(page, 'shop');
  await visit(page, `${serving.origin}${SHOP.product.path}`);
  await look(page, 'product');
  await page.locator('.sqs-add-to-cart-button').first().tap();
  await page.getByText(`${SHOP.product.title} was added to your cart.`).first().waitFor();
  await visit(page, `${serving.origin}/cart`);
  await page.getByRole('link', { name: 'Checkout' }).waitFor();
  await look(page, 'cart');
  await page.getByRole('link', { name: 'Checkout' }).tap();
  await page.waitForURL('**/checkout?*');
  await look(page, 'checkout');
  await page.getByLabel('Email').fill(SHOP.customer.email);
  await page.getByRole('button', { name: `Place order and pay ${SHOP.currency.total}` }).tap();
  await page.waitForURL('**/checkout/test-bank?*');
  await look(page, 'bank');
  await page.getByRole('button', { name: 'Approve' }).tap();
  await page.waitForURL('**/checkout/order-confirmed?*');
  await look(page, 'confirmed');
  const link = page.getByRole('link', { name: SHOP.product.file.name });
  const href = (await link.getAttribute('href')) ?? '';
  const download = await page.request.get(new URL(href, page.url()).href);
  expect(download.status()).toBe(200);
  expect(download.headers()['content-disposition']).toContain('attachment');
  expect(await download.text()).toBe(SHOP.product.file.content);
  await context.close();
}

async function subscribe(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  await form.getByLabel('Email').fill(SHOP.subscriber);
  await form.getByRole('button', { name: 'Subscribe' }).tap();
  await page.getByText('Thank you').first().waitFor();
  await look(page, 'subscribed');
}

/** Expects a page without sideways scrolling and without violations of accessibility rules. */
async function look(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, name).toBe(0);
}
