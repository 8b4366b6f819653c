import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(() => open());

async function open(options: BrowserContextOptions = {}): Promise<void> {
  ({ context, page } = await shop.visit({ reducedMotion: 'reduce', ...options }));
}

/** A bowl for €20.00, on the way to be paid for. */
async function openCheckout(): Promise<void> {
  await page.goto(`${shop.origin}/shop/p/rt-bowl`);
  const form = new URLSearchParams({ itemId: 'rt-bowl', sku: 'RT-BOWL', quantity: '1' }).toString();
  const answer = await context.request.post(`${shop.origin}/api/commerce/shopping-cart/entries`, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
    },
    data: form,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(`${shop.origin}/checkout`);
}

async function withProgram(): Promise<void> {
  await openCheckout();
  await page.waitForSelector('.quoin-checkout[data-wb]');
  // What checks the fields comes after that; until it is there the Worker is asked.
  await page.waitForLoadState('networkidle');
}

const pay = () => page.locator('.quoin-checkout-pay');
const update = () => page.getByRole('button', { name: 'Update total' });
const byPost = () => page.getByRole('radio', { name: /^Tracked post/ });
const fetched = () => page.getByRole('radio', { name: /^Studio pickup/ });

/** What the page says the order costs: button, summary, and what is agreed to when it is sent. */
async function told(): Promise<readonly (string | null)[]> {
  return [
    await pay().textContent(),
    await page.locator('.quoin-checkout-total dd').textContent(),
    await page.locator('[name=expectedTotalCents]').inputValue(),
  ];
}
/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4;
/** The first way stands chosen. */
const BY_POST = ['Place order and pay €26.50', '€26.50', '2650'];
const FETCHED = ['Place order and pay €20.00', '€20.00', '2000'];

async function fillIn(): Promise<void> {
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Address').fill('Rua 1');
  await page.getByLabel('Postal code').fill('1170-001');
  await page.getByLabel('City').fill('Lisboa');
  await page.getByLabel('Country').selectOption('PT');
}

/** As far as the bank. */
async function orderFetched(): Promise<void> {
  await withProgram();
  await fillIn();
  await fetched().check();
  await expect.poll(told).toEqual(FETCHED);
  await pay().click();
  await page.waitForURL('**/checkout/test-bank?*');
}

describe('the total of the checkout', () => {
  test('follows the way it is sent by itself, is read out, and leaves the focus where it is', async () => {
    await withProgram();
    expect(await told()).toEqual(BY_POST);
    expect(await update().count()).toBe(0);
    await byPost().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(told).toEqual(FETCHED);
    expect(await page.locator('.quoin-checkout-status').textContent()).toBe('Total EUR €20.00');
    expect(await page.locator('.quoin-checkout-status').getAttribute('aria-live')).toBe('polite');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      'shippingOptionId',
    );
    await page.keyboard.press('ArrowUp');
    await expect.poll(told).toEqual(BY_POST);
    expect(await page.locator('.quoin-checkout-totals').getAttribute('aria-busy')).toBe(null);
  });

  test('says which taxes are in it, once the country is known', async () => {
    await withProgram();
    expect(await page.locator('.quoin-checkout-tax').count()).toBe(0);
    await page.getByLabel('Country').selectOption('PT');
    await expect
      .poll(() => page.locator('.quoin-checkout-tax').allTextContents())
      .toEqual(['Includes €4.96 tax.']);
    // Nothing that was typed is lost, and nothing was sent for good.
    expect(await page.getByLabel('Country').inputValue()).toBe('PT');
  });

  test('is that of the last choice, in whichever order the answers come', async () => {
    await withProgram();
    const held: (() => void)[] = [];
    await page.route('**/checkout', async (route) => {
      if (held.length === 0) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => {});
    });
    await fetched().check();
    await expect.poll(() => held.length).toBe(1);
    await page.getByLabel('Country').selectOption('PT');
    await fetched().check();
    await expect.poll(told).toEqual(FETCHED);
    held[0]?.();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await told()).toEqual(FETCHED);
    expect(await page.locator('.quoin-checkout-tax').count()).toBe(1);
  });

  test('that nobody could be asked for leaves all as it is, and brings the button back', async () => {
    await withProgram();
    await page.route('**/checkout', (route) => route.abort());
    await fetched().check();
    await expect.poll(() => update().isVisible()).toBe(true);
    expect(await told()).toEqual(BY_POST);
    await page.unroute('**/checkout');
    // Whoever pays now is shown the new total first.
    await fillIn();
    await expect.poll(told).toEqual(FETCHED);
    expect(await update().count()).toBe(0);
  });

  test('that changed unseen is shown, and asked for once again', async () => {
    await withProgram();
    await fillIn();
    await page.route('**/checkout', (route) =>
      route.request().postData()?.includes('action=update') ? route.abort() : route.continue(),
    );
    await fetched().check();
    await expect.poll(() => update().isVisible()).toBe(true);
    await pay().click();
    await page
      .getByText(
        'Your shipping method, Studio pickup (free), changes the total. Please review your order and place it again.',
      )
      .waitFor();
    expect(await told()).toEqual(FETCHED);
    await pay().click();
    await page.waitForURL('**/checkout/test-bank?*');
    expect(await page.locator('.quoin-checkout-total dd').textContent()).toBe('€20.00');
  });

  test('is right again for who comes back from the bank', async () => {
    await orderFetched();
    await page.goBack();
    await page.waitForSelector('.quoin-checkout[data-wb]');
    await expect.poll(told).toEqual((await fetched().isChecked()) ? FETCHED : BY_POST);
  });

  test('takes what was typed along to who comes back by way of the cart after a payment was declined', async () => {
    await orderFetched();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('heading', { name: 'Your payment was declined' }).waitFor();
    await page.goto(`${shop.origin}/cart`);
    await page.locator('.cart-checkout').click();
    await page.waitForSelector('.quoin-checkout[data-wb]');
    for (const [label, typed] of [
      ['Email', 'ana@example.com'],
      ['Address', 'Rua 1'],
      ['Postal code', '1170-001'],
      ['Country', 'PT'],
    ] as const) {
      expect([label, await page.getByLabel(label).inputValue()]).toEqual([label, typed]);
    }
    expect(await fetched().isChecked()).toBe(true);
    await expect.poll(told).toEqual(FETCHED);
  });

  test('with a code: the return key applies it, and orders nothing', async () => {
    await withProgram();
    await fillIn();
    // This shop has no coupon: the field is there for whoever has sent a code all the same.
    await expect.poll(() => page.getByLabel('Coupon code').count()).toBe(0);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#quoin-checkout-form');
      const code = Object.assign(document.createElement('input'), { name: 'coupon', value: 'nothing' });
      form?.append(code);
      form?.submit();
    });
    await page.locator('#checkout-coupon-error').waitFor();
    await page.getByLabel('Coupon code').fill('nothing else');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.locator('#checkout-coupon-error').waitFor();
    expect(page.url()).toBe(`${shop.origin}/checkout`);
  });

  test('the return key in a field orders what is shown, as the button behind the summary does', async () => {
    await withProgram();
    await fillIn();
    const order = await page.evaluate(() => {
      const [bill, pay] = ['.quoin-checkout-totals', '.quoin-checkout-pay'].map((each) =>
        document.querySelector(each),
      );
      return bill && pay && bill.compareDocumentPosition(pay);
    });
    expect(order).toBe(FOLLOWING);
    await page.getByLabel('City').press('Enter');
    await page.waitForURL('**/checkout/test-bank?*');
    expect(await page.locator('.quoin-checkout-total dd').textContent()).toBe('€26.50');
  });

  test('without script is asked for with a button', async () => {
    await open({ javaScriptEnabled: false });
    await openCheckout();
    expect(await told()).toEqual(BY_POST);
    await fetched().check();
    await update().click();
    expect(await told()).toEqual(FETCHED);
    await fillIn();
    await pay().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });

  test('without script takes one press of who agrees with what stands chosen', async () => {
    await open({ javaScriptEnabled: false });
    await openCheckout();
    await fillIn();
    await pay().click();
    await page.waitForURL('**/checkout/test-bank?*');
    expect(await page.locator('.quoin-checkout-total dd').textContent()).toBe('€26.50');
  });
});

describe('fields that are missing', () => {
  const errors = () => page.locator('.quoin-checkout-error').allTextContents();

  test('are marked in the page at once, without asking the Worker, and unmarked as they are filled in', async () => {
    await withProgram();
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await expect
      .poll(async () => {
        await pay().click();
        return (await errors()).length;
      })
      .toBe(6);
    expect(posts).toBe(0);
    const email = page.getByLabel('Email');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(`#${await email.getAttribute('aria-describedby')}`).textContent()).toBe(
      'Enter a valid email address.',
    );
    expect(await violationsOf(page)).toEqual([]);
    await email.fill('ana');
    await fillIn();
    expect([await errors(), await email.getAttribute('aria-invalid')]).toEqual([[], 'false']);
    await pay().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });

  test('have something in them that is no blank, as the Worker has it', async () => {
    await withProgram();
    await fillIn();
    for (const label of ['Name', 'Address', 'City']) {
      await page.getByLabel(label, { exact: true }).fill(' \t\u00a0 ');
    }
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.postData()?.includes('action=update')) posts += 1;
    });
    await expect
      .poll(async () => {
        await pay().click();
        return errors();
      })
      .toEqual(['Enter a name.', 'Enter an address.', 'Enter a city.']);
    expect(posts).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('  ');
    expect(await errors()).toHaveLength(3);
    await fillIn();
    expect(await errors()).toEqual([]);
  });

  test('follow the country: the postal code may be left out where addresses have none', async () => {
    await withProgram();
    const code = page.getByLabel('Postal code');
    const isOptional = () => page.locator('.quoin-checkout-field-postalCode span').isVisible();
    await fillIn();
    await code.fill(' ');
    await expect
      .poll(async () => {
        await pay().click();
        return errors();
      })
      .toEqual(['Enter a postal code.']);
    expect([await isOptional(), await code.getAttribute('required')]).toEqual([false, '']);
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Country').selectOption('HK');
    expect([await errors(), await isOptional()]).toEqual([[], true]);
    expect(await code.getAttribute('required')).toBe(null);
    await page.getByLabel('Country').selectOption('FR');
    expect(await isOptional()).toBe(false);
    await page.getByLabel('Country').selectOption('AE');
    await expect.poll(() => page.locator('.quoin-checkout-totals').getAttribute('aria-busy')).toBe(null);
    await pay().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });

  test('are told of by the Worker without script, all of them, in the same words', async () => {
    await open({ javaScriptEnabled: false });
    await openCheckout();
    await pay().click();
    await page.locator('.quoin-checkout-errors').waitFor();
    expect(await errors()).toHaveLength(6);
    expect(await errors()).toContain('Enter a valid email address.');
  });
});

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 320],
] as const)('the checkout is accessible: %s, %i px', async (colorScheme, width) => {
  await open({ colorScheme, viewport: { width, height: 800 } });
  await withProgram();
  expect(await violationsOf(page)).toEqual([]);
  await fetched().check();
  await expect.poll(told).toEqual(FETCHED);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.route('**/checkout', (route) => route.abort());
  await page.getByLabel('Country').selectOption('FR');
  await expect.poll(() => update().isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});
