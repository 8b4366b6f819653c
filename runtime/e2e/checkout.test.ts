import { readFileSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { emulateColorScheme } from '../../fixtures/fixture-server/emulate-color-scheme.ts';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { COLOR_RULES, violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const shop = createFixtureServer();
let context: BrowserContext;
let page: Page;

beforeEach(() => open());

async function open(options: BrowserContextOptions = {}): Promise<void> {
  ({ context, page } = await shop.visit({ reducedMotion: 'reduce', ...options }));
}

/** Opens the checkout with one bowl for €20.00 in the cart. */
async function openCheckout(): Promise<void> {
  const form = new URLSearchParams({ itemId: 'rt-bowl', sku: 'RT-BOWL', quantity: '1' }).toString();
  const response = await context.request.post(`${shop.origin}/api/commerce/shopping-cart/entries`, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      'sec-fetch-site': 'same-origin',
    },
    data: form,
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await page.goto(`${shop.origin}/checkout`);
}

async function openHydratedCheckout(): Promise<void> {
  // Until it has loaded, the Worker validates.
  await Promise.all([page.waitForResponse('**/scripts/quoin/validate-checkout-*'), openCheckout()]);
  await page.waitForSelector('.quoin-checkout[data-wb]');
}

const payButton = () => page.locator('.quoin-checkout-pay');
const updateButton = () => page.getByRole('button', { name: 'Update total' });
const trackedPost = () => page.getByRole('radio', { name: /^Tracked post/ });
const pickup = () => page.getByRole('radio', { name: /^Studio pickup/ });

/** The total in the button, in the summary and in the hidden field. */
async function shownTotals(): Promise<readonly (string | null)[]> {
  return [
    await payButton().textContent(),
    await page.locator('.quoin-checkout-total dd').textContent(),
    await page.locator('[name=expectedTotalCents]').inputValue(),
  ];
}
/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4;
/** The first shipping method is preselected. */
const POST_TOTALS = ['Place order and pay €26.50', '€26.50', '2650'];
const PICKUP_TOTALS = ['Place order and pay €20.00', '€20.00', '2000'];

async function fillIn(): Promise<void> {
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Address').fill('Rua 1');
  await page.getByLabel('Postal code').fill('1170-001');
  await page.getByLabel('City').fill('Lisboa');
  await page.getByLabel('Country').selectOption('PT');
}

/** Places an order with pickup and stops at the test bank. */
async function orderForPickup(): Promise<void> {
  await openHydratedCheckout();
  await fillIn();
  await pickup().check();
  await expect.poll(shownTotals).toEqual(PICKUP_TOTALS);
  await payButton().click();
  await page.waitForURL('**/checkout/test-bank?*');
}

test('a reset of elements in a theme takes no space from buttons and groups', async () => {
  const styles = ['runtime/styles/runtime.css', 'edge/pages/edge.css'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const reset = 'a,div,fieldset{margin:0;padding:0;border:2px solid;background:transparent}';
  await page.setContent(`<style>${styles.join('')}${reset}</style>
    <div class="quoin-cart-pill"><a href="/cart">1</a></div>
    <div id="sqs-cart-root"><a class="cart-continue" hidden>Shop</a><a class="cart-checkout">Checkout</a></div>
    <div class="quoin-checkout-page"><fieldset class="quoin-checkout-group"></fieldset><fieldset></fieldset></div>`);
  const styleOf = (
    selector: string,
    name: 'paddingLeft' | 'borderTopWidth' | 'marginBottom' | 'backgroundColor',
  ) => page.locator(selector).evaluate((element, property) => getComputedStyle(element)[property], name);
  expect(await styleOf('.cart-checkout', 'paddingLeft')).toBe('16px');
  expect(await styleOf('.quoin-checkout-group', 'borderTopWidth')).toBe('0px');
  expect(await styleOf('.quoin-checkout-group', 'marginBottom')).toBe('32px');
  expect(await styleOf('.quoin-cart-pill a', 'backgroundColor')).toBe('rgb(0, 0, 0)');
  expect(await page.locator('.cart-continue').isVisible()).toBe(false);
});

describe('the checkout total', () => {
  test('follows the shipping method and the country, is announced, and keeps the focus', async () => {
    await openHydratedCheckout();
    expect(await shownTotals()).toEqual(POST_TOTALS);
    expect(await updateButton().count()).toBe(0);
    await trackedPost().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(shownTotals).toEqual(PICKUP_TOTALS);
    expect(await page.locator('.quoin-checkout-status').textContent()).toBe('Total EUR €20.00');
    expect(await page.locator('.quoin-checkout-status').getAttribute('aria-live')).toBe('polite');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
      'shippingOptionId',
    );
    await page.keyboard.press('ArrowUp');
    await expect.poll(shownTotals).toEqual(POST_TOTALS);
    expect(await page.locator('.quoin-checkout-totals').getAttribute('aria-busy')).toBe(null);
    // The included taxes are known with the country.
    expect(await page.locator('.quoin-checkout-tax').count()).toBe(0);
    await page.getByLabel('Country').selectOption('PT');
    await expect
      .poll(() => page.locator('.quoin-checkout-tax').allTextContents())
      .toEqual(['Includes €4.96 IVA.']);
    expect(await page.getByLabel('Country').inputValue()).toBe('PT');
  });

  test('is the total of the last choice, whichever response comes last', async () => {
    await openHydratedCheckout();
    const pausedRequests: (() => void)[] = [];
    await page.route('**/checkout', async (route) => {
      if (pausedRequests.length === 0) await new Promise<void>((resolve) => pausedRequests.push(resolve));
      await route.continue().catch(() => {});
    });
    await pickup().check();
    await expect.poll(() => pausedRequests.length).toBe(1);
    await page.getByLabel('Country').selectOption('PT');
    await pickup().check();
    await expect.poll(shownTotals).toEqual(PICKUP_TOTALS);
    pausedRequests[0]?.();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shownTotals()).toEqual(PICKUP_TOTALS);
    expect(await page.locator('.quoin-checkout-tax').count()).toBe(1);
  });

  test('stays the same after a failed request, and is shown again for confirmation when it has changed', async () => {
    await openHydratedCheckout();
    await fillIn();
    await page.route('**/checkout', (route) =>
      route.request().postData()?.includes('action=update') ? route.abort() : route.continue(),
    );
    await pickup().check();
    await expect.poll(() => updateButton().isVisible()).toBe(true);
    expect(await shownTotals()).toEqual(POST_TOTALS);
    await payButton().click();
    await page
      .getByText(
        'Your shipping method, Studio pickup (free), changes the total. Please review your order and place it again.',
      )
      .waitFor();
    expect(await shownTotals()).toEqual(PICKUP_TOTALS);
    await payButton().click();
    await page.waitForURL('**/checkout/test-bank?*');
    expect(await page.locator('.quoin-checkout-total dd').textContent()).toBe('€20.00');
  });

  test('is correct after going back from the test bank, and keeps the entered values after a declined payment', async () => {
    await orderForPickup();
    await page.goBack();
    await page.waitForSelector('.quoin-checkout[data-wb]');
    await expect.poll(shownTotals).toEqual((await pickup().isChecked()) ? PICKUP_TOTALS : POST_TOTALS);
    await page.goForward();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('heading', { name: 'Your payment was declined' }).waitFor();
    await page.goto(`${shop.origin}/cart`);
    await page.locator('.cart-checkout').click();
    await page.waitForSelector('.quoin-checkout[data-wb]');
    for (const [label, entered] of [
      ['Email', 'ana@example.com'],
      ['Address', 'Rua 1'],
      ['Postal code', '1170-001'],
      ['Country', 'PT'],
    ] as const) {
      expect([label, await page.getByLabel(label).inputValue()]).toEqual([label, entered]);
    }
    expect(await pickup().isChecked()).toBe(true);
    await expect.poll(shownTotals).toEqual(PICKUP_TOTALS);
  });

  test('Enter in the coupon field applies the code and places no order', async () => {
    await openHydratedCheckout();
    await fillIn();
    // The store has no coupons; the field is shown to customers who have sent a code anyway.
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

  test('Enter in a field places the order, as the button after the summary does', async () => {
    await openHydratedCheckout();
    await fillIn();
    const order = await page.evaluate(() => {
      const [totals, payButton] = ['.quoin-checkout-totals', '.quoin-checkout-pay'].map((each) =>
        document.querySelector(each),
      );
      return totals && payButton && totals.compareDocumentPosition(payButton);
    });
    expect(order).toBe(FOLLOWING);
    await page.getByLabel('City').press('Enter');
    await page.waitForURL('**/checkout/test-bank?*');
    expect(await page.locator('.quoin-checkout-total dd').textContent()).toBe('€26.50');
  });

  test('is updated with a button without JavaScript, after the Worker has reported missing fields', async () => {
    await open({ javaScriptEnabled: false });
    await openCheckout();
    expect(await shownTotals()).toEqual(POST_TOTALS);
    await payButton().click();
    const errors = page.locator('.quoin-checkout-errors');
    await errors.waitFor();
    expect(await page.locator('.quoin-checkout-error').count()).toBe(6);
    await pickup().check();
    await updateButton().click();
    expect(await shownTotals()).toEqual(PICKUP_TOTALS);
    await fillIn();
    await payButton().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });
});

describe('missing fields', () => {
  const errors = () => page.locator('.quoin-checkout-error').allTextContents();

  test('are marked in the page without a request, and unmarked once filled in', async () => {
    await openHydratedCheckout();
    let posts = 0;
    page.on('request', (request) => {
      // Not the beacons of analytics.
      if (request.method() === 'POST' && request.isNavigationRequest()) posts += 1;
    });
    await expect
      .poll(async () => {
        await payButton().click();
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
    await payButton().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });

  test('must not be blank, as on the server', async () => {
    await openHydratedCheckout();
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
        await payButton().click();
        return errors();
      })
      .toEqual(['Enter a name.', 'Enter an address.', 'Enter a city.']);
    expect(posts).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('  ');
    expect(await errors()).toHaveLength(3);
    await fillIn();
    expect(await errors()).toEqual([]);
  });

  test('depend on the country: the postal code is optional where addresses have none', async () => {
    await openHydratedCheckout();
    const code = page.getByLabel('Postal code');
    const isOptional = () => page.locator('.quoin-checkout-field-postalCode span').isVisible();
    await fillIn();
    await code.fill(' ');
    await expect
      .poll(async () => {
        await payButton().click();
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
    await payButton().click();
    await page.waitForURL('**/checkout/test-bank?*');
  });
});

test.each(inject('scale') === 'long' ? [320, 1280] : [320])(
  'the checkout is accessible: %i px, light and dark',
  async (width) => {
    await open({ viewport: { width, height: 800 } });
    await openHydratedCheckout();
    async function expectNoViolations(): Promise<void> {
      for (const [colorScheme, rules] of [['light'], ['dark', COLOR_RULES]] as const) {
        await emulateColorScheme(page, colorScheme);
        expect([colorScheme, ...(await violationsOf(page, rules))]).toEqual([colorScheme]);
      }
    }
    await expectNoViolations();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.route('**/checkout', (route) => route.abort());
    await page.getByLabel('Country').selectOption('FR');
    await expect.poll(() => updateButton().isVisible()).toBe(true);
    await expectNoViolations();
  },
);
