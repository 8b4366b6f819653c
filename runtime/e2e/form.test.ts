import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const KEY = '**/api/form/FormSubmissionKey';
const SAVE = '**/api/form/SaveFormSubmission';

const shop = createFixtureServer();
let page: Page;

beforeEach(async () => {
  ({ page } = await shop.visit());
});

async function open(path = '/rt-contact'): Promise<void> {
  await page.goto(shop.origin + path);
  await page.waitForSelector('.quoin-form[data-wb]');
}

async function fillIn(email = 'ana@olaria.pt'): Promise<void> {
  await page.getByLabel('First name').fill(' Ana ');
  await page.getByLabel('Last name').fill('Varela');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Sand').check();
}

const send = () => page.getByRole('button', { name: 'Send' }).click();
const message = () => page.locator('.form-message');
const errorOf = (id: string) => page.locator(`[data-field-id=${id}] .form-field-error`);

describe('a published form', () => {
  test('R-FORM-SUBMIT-04, R-FORM-VAL-01, R-FORM-VAL-02, R-FORM-VAL-03, R-FORM-VAL-10, R-FORM-ERR-08: shows the error of a missing field above its title', async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await open();
    requestedUrls.length = 0;
    await send();
    await expect.poll(() => errorOf('name').textContent()).toBe('Required');
    expect(await errorOf('email').textContent()).toBe('Required');
    expect(await errorOf('color').textContent()).toBe('Required');
    expect(await errorOf('message').count()).toBe(0);
    expect(await message().textContent()).toBe(
      'Your form has encountered a problem. Please scroll up to review.',
    );
    expect(
      await page.locator('[data-field-id=email]').evaluate((field) => field.firstElementChild?.className),
    ).toBe('form-field-error');
    const email = page.getByLabel('Email');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = (await email.getAttribute('aria-describedby')) ?? '';
    const descriptions = await page.evaluate(
      (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent),
      described,
    );
    expect(descriptions).toEqual(['We never share it.', 'Required']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('field.name.First');
    expect(requestedUrls.filter((url) => url.includes('/api/form/'))).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('R-FORM-VAL-14: reports an invalid email address', async () => {
    await open();
    await fillIn('x');
    await send();
    await expect
      .poll(() => errorOf('email').textContent())
      .toBe('Email is not valid. Email addresses should follow the format user@domain.com.');
    await page.getByLabel('Email').fill('ana@olaria.pt');
    await send();
    await expect.poll(() => errorOf('email').count()).toBe(0);
  });

  test('R-FORM-CC-01, R-FORM-CC-02, R-FORM-CC-03, R-FORM-VAL-12: the counter counts and marks excess characters but does not block typing', async () => {
    await open();
    const counter = page.locator('.form-counter');
    const input = page.getByLabel('Message');
    await expect.poll(() => counter.textContent()).toBe('0 / 10');
    await input.fill('12345');
    expect(await counter.textContent()).toBe('5 / 10');
    await input.fill('🫖🫖🫖🫖🫖🫖🫖🫖🫖🫖');
    expect(await counter.getAttribute('class')).not.toContain('is-over');
    await input.fill('12345678901');
    expect(await counter.textContent()).toBe('11 / 10');
    expect(await counter.getAttribute('class')).toContain('is-over');
    expect(await violationsOf(page)).toEqual([]);
    await fillIn();
    await send();
    await expect.poll(() => errorOf('message').textContent()).toBe('You have exceeded the character limit.');
  });

  test('R-FORM-SUBMIT-02, R-FORM-SUBMIT-03, R-FORM-SUBMIT-05, R-FORM-SUBMIT-09, R-FORM-SUBMIT-10, R-FORM-SUBMIT-11, R-FORM-CALL-01, R-FORM-CALL-02, R-EFORM-API-01, R-DATA-FORM-08: requests a key, saves the submission and shows the success message', async () => {
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        if (String(input).endsWith('/SaveFormSubmission'))
          Object.assign(window, { credentials: init?.credentials });
        return fetch(input, init);
      };
    });
    await open('/rt-contact?src=ad&src=second');
    const calls: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/form/')) calls.push(path);
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(KEY, async (route) => {
      await released;
      await route.continue();
    });
    await fillIn();
    const saved = page.waitForRequest(SAVE);
    const responsePromise = page.waitForResponse(SAVE);
    await send();
    await expect.poll(() => page.locator('.form-submit').textContent()).toBe('Submitting…');
    // A second click does nothing while the first submission is in progress (R-FORM-SUBMIT-01).
    await page.locator('.form-submit').click();
    release();
    const body = (await saved).postDataJSON();
    expect(JSON.parse(body.form)).toEqual({
      name: ['Ana', 'Varela'],
      email: 'ana@olaria.pt',
      message: '',
      color: 'Sand',
      // R-FORM-VAL-20, R-FORM-VAL-22
      src: 'ad',
    });
    expect(body).toMatchObject({
      formId: 'rt-contact',
      key: expect.stringMatching(/.+/),
      pageTitle: 'Write to us',
      pageId: 'rt-contact',
      contentSource: 'c',
      pagePath: '/rt-contact',
    });
    expect((await responsePromise).status()).toBe(200);
    expect(await page.evaluate(() => (window as { credentials?: unknown }).credentials)).toBe('include');
    const thanks = page.locator('.form-submission-message');
    await expect.poll(() => thanks.isVisible()).toBe(true);
    expect(await thanks.textContent()).toBe('Thank you. We write back.');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-submission-message');
    expect(await page.locator('.quoin-form').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => 'wasSent' in window)).toBe(true);
    expect(calls).toEqual(['/api/form/FormSubmissionKey', '/api/form/SaveFormSubmission']);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('submits the honeypot field, which marks the submission as spam', async () => {
    await open();
    await fillIn();
    const trap = page.locator('.form-trap input');
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = '12345';
    });
    const saved = page.waitForRequest(SAVE);
    await send();
    expect((await saved).postDataJSON()).toHaveProperty('fax_number', '12345');
  });

  test('R-FORM-VAL-21: a hidden field without a parameter keeps its default value', async () => {
    await open();
    await fillIn();
    const saved = page.waitForRequest(SAVE);
    await send();
    expect(JSON.parse((await saved).postDataJSON().form).src).toBe('none');
  });

  test('R-FORM-SUBMIT-06, R-FORM-SUBMIT-08: a newsletter form dispatches events and redirects', async () => {
    await open('/rt-news');
    await page.evaluate(() => {
      for (const name of ['wb:newsletter', 'wb:form-success']) {
        document.addEventListener(name, () =>
          sessionStorage.setItem('events', `${sessionStorage.getItem('events') ?? ''} ${name}`),
        );
      }
    });
    await page.getByLabel('Email').fill('ana@olaria.pt');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/rt-plain');
    expect(await page.evaluate(() => sessionStorage.getItem('events'))).toBe(
      ' wb:newsletter wb:form-success',
    );
  });

  test.each([
    ['R-FORM-ERR-09', { status: 401, json: {} }, 'Unable to submit form. Please try again later.'],
    ['R-FORM-ERR-10', { status: 404, json: {} }, 'This form has not been configured yet.'],
    [
      'R-FORM-ERR-11',
      { status: 429, json: {} },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['R-FORM-ERR-12', { status: 500, json: {} }, 'Unable to send form. Please try again later.'],
    ['R-FORM-ERR-14', { status: 400, json: { error: 'No' } }, 'No'],
    ['R-FORM-ERR-02', { status: 418, json: {} }, 'Unknown error, please try again later.'],
    [
      'R-FORM-ERR-01',
      { status: 200, body: '<h1>' },
      'Error processing form submission. Please reload and try again.',
    ],
  ])(
    '%s: shows the message and can be submitted again (R-FORM-SUBMIT-13, R-FORM-SUBMIT-15)',
    async (_, response, expectedText) => {
      await open();
      await page.route(SAVE, (route) => route.fulfill(response));
      await fillIn();
      await send();
      await expect.poll(() => message().textContent()).toBe(expectedText);
      expect(await page.locator('.form-submit').textContent()).toBe('Send');
      await page.unroute(SAVE);
      await send();
      await expect.poll(() => page.locator('.form-submission-message').isVisible()).toBe(true);
    },
  );

  test('R-FORM-ERR-13: shows the errors of the response at their fields', async () => {
    await open();
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 400, json: { errors: { email: 'Taken', color: '<b>Sold out</b>' } } }),
    );
    await fillIn();
    await send();
    await expect.poll(() => errorOf('email').textContent()).toBe('Taken');
    expect(await errorOf('color').textContent()).toBe('<b>Sold out</b>');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('field.email');
  });

  test('R-FORM-ERR-04: reports that the key request failed', async () => {
    await open();
    await page.route(KEY, (route) => route.fulfill({ status: 500, body: '' }));
    await fillIn();
    await send();
    await expect
      .poll(() => message().textContent())
      .toBe('Could not get a form submission key, please try again later.');
  });

  test('R-FORM-ERR-05: reports fields that cannot be read', async () => {
    await open();
    await page.evaluate(() => {
      FormData.prototype.getAll = () => {
        throw new Error('gone');
      };
    });
    await fillIn();
    await send();
    await expect
      .poll(() => message().textContent())
      .toBe('Could not parse the form fields, please check your entries.');
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

describe('back-in-stock requests', () => {
  const restockForm = () => page.locator('.product-restock-notification:visible');
  const email = () => page.getByRole('textbox');
  const submit = () => restockForm().locator('[type=submit]').click();

  async function openRestockForm(): Promise<void> {
    await page.goto(`${shop.origin}/shop/p/rt-gone`);
    await page.waitForSelector('.product-restock-notification[data-wb]');
  }

  test('R-RESTOCK-VAL-01, R-RESTOCK-VAL-02, R-RESTOCK-VAL-03, R-RESTOCK-ST-02: shows one error at a time', async () => {
    await openRestockForm();
    await submit();
    const error = restockForm().getByRole('alert');
    await expect.poll(() => error.textContent()).toBe('Email cannot be blank');
    expect(await violationsOf(page)).toEqual([]);
    await email().fill('x');
    await submit();
    await expect.poll(() => error.textContent()).toBe('Email is invalid');
    expect(await email().getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });

  test('R-RESTOCK-CALL-01, R-RESTOCK-ST-03, R-RESTOCK-ST-04, R-RESTOCK-MSG-03: signs up and shows the success text of the store', async () => {
    await openRestockForm();
    const successText = await restockForm().getAttribute('data-success-text');
    const sent = page.waitForRequest('**/sign-up-for-restock-notification');
    const responsePromise = page.waitForResponse('**/sign-up-for-restock-notification');
    await email().fill('ana@olaria.pt');
    await submit();
    expect((await sent).postDataJSON()).toEqual({
      productId: 'rt-gone',
      variantId: 'rt-gone-one',
      isJoinMailingList: false,
      siteVisitorEmail: 'ana@olaria.pt',
      language: 'en',
    });
    expect((await responsePromise).ok()).toBe(true);
    await expect
      .poll(() => page.locator('.product-restock-success').textContent())
      .toBe(successText || 'Signed up!');
    expect(await restockForm().locator('form').count()).toBe(0);
    expect(await restockForm().locator('.product-restock-cta').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('product-restock-success');
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each([
    ['R-RESTOCK-MSG-01', { status: 400, json: { message: 'Not now.' } }, 'Not now.'],
    ['R-RESTOCK-MSG-02', { status: 500, body: '' }, 'Unable to submit form. Please try again later.'],
  ])('%s: shows a message when the request fails', async (_, response, expectedText) => {
    await openRestockForm();
    await page.route('**/sign-up-for-restock-notification', (route) => route.fulfill(response));
    await email().fill('ana@olaria.pt');
    await submit();
    await expect.poll(() => restockForm().getByRole('alert').textContent()).toBe(expectedText);
  });
});
