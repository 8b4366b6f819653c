import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let page: Page;

beforeEach(async () => {
  ({ page } = await shop.visit());
});

async function open(path: string): Promise<void> {
  await page.goto(shop.origin + path);
  await page.waitForSelector('.quoin-form[data-wb]');
}

const send = () => page.getByRole('button', { name: 'Send' }).click();
const errorOf = (id: string) => page.locator(`[data-field-id=${id}] .form-field-error`);

describe('a published form', () => {
  test('is accessible with errors, is saved, and runs the HTML for after the submission', async () => {
    await open('/rt-contact');
    await send();
    await expect.poll(() => errorOf('name').textContent()).toBe('Required');
    await page.getByLabel('Message').fill('12345678901');
    await expect.poll(() => page.locator('.form-counter').textContent()).toBe('11 / 10');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Message').fill('1234567890');
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('Varela');
    await page.getByLabel('Email').fill('ana@olaria.pt');
    await page.getByLabel('Sand').check();
    const [saved] = await Promise.all([page.waitForResponse('**/api/form/SaveFormSubmission'), send()]);
    expect(saved.status()).toBe(200);
    const thanks = page.locator('.form-submission-message');
    await expect.poll(() => thanks.isVisible()).toBe(true);
    expect(await page.locator('.quoin-form').isVisible()).toBe(false);
    // Its script is allowed by the content security policy.
    await expect.poll(() => page.evaluate(() => 'wasSent' in window)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('of a newsletter goes to its success URL', async () => {
    await open('/rt-news');
    await page.getByLabel('Email').fill('ana@olaria.pt');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/rt-plain');
  });

  test('loads its script when it is about to become visible', async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.setViewportSize({ width: 390, height: 300 });
    await page.route('**/rt-contact', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', '<div style="height:3000px"></div><main');
      await route.fulfill({ response, body });
    });
    await page.goto(`${shop.origin}/rt-contact`);
    await expect.poll(() => requestedUrls.some((url) => url.includes('/telemetry-'))).toBe(true);
    expect(requestedUrls.filter((url) => /\/form-[^/]*\.js/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
    await page.waitForSelector('.quoin-form[data-wb]');
  });
});

test('a back-in-stock form is accessible with an error, and signs up', async () => {
  await page.goto(`${shop.origin}/shop/p/rt-gone`);
  await page.waitForSelector('.product-restock-notification[data-wb]');
  const box = page.locator('.product-restock-notification:visible');
  const submit = () => box.locator('[type=submit]').click();
  await submit();
  await expect.poll(() => box.getByRole('alert').textContent()).toBe('Email cannot be blank');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('textbox').fill('ana@olaria.pt');
  const [response] = await Promise.all([
    page.waitForResponse('**/sign-up-for-restock-notification'),
    submit(),
  ]);
  expect(response.status()).toBe(200);
  await page.locator('.product-restock-success').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
