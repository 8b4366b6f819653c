import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasBrowser, openBrowser } from '../../fixtures/fixture-server/open-browser.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { runQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';
import { createTestCustomer } from './testing/test-customer.ts';

const site = createServedSite();
const SECRET = 'secret of the captcha';

let provider: Server;
let tokens: string[];

/** The protocol of reCAPTCHA: accepts one token. */
beforeEach(async () => {
  tokens = [];
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const fields = new URLSearchParams(text);
    const token = fields.get('response') ?? '';
    tokens.push(token);
    const success = fields.get('secret') === SECRET && token === 'solved';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  addForm();
  site.edit<{ body: { website: object } }>('site.json', ({ body, ...document }) => ({
    ...document,
    body: { ...body, website: { ...body.website, captchaSettings: { siteKey: 'key-of-the-site' } } },
  }));
});
afterEach(async () => {
  for (const name of ['BOT_CHECK_URL', 'BOT_CHECK_SECRET']) delete process.env[name];
  await new Promise((resolve) => provider.close(resolve));
});

function addForm(): void {
  mkdirSync(join(site.folder, 'forms'), { recursive: true });
  const body = { name: 'Berths', captchaEnabled: true, fields: {} };
  writeFileSync(join(site.folder, 'forms/berths.json'), JSON.stringify({ id: 'berths', type: 'form', body }));
}

function useProvider(): void {
  process.env.BOT_CHECK_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  process.env.BOT_CHECK_SECRET = SECRET;
}

it('quoin serve verifies the captcha of a form with the provider in the environment', async () => {
  useProvider();
  const { origin } = await site.serve();
  const visitor = createTestCustomer(origin);
  await visitor.get('/');
  const submit = async (captchaKey?: string) => {
    const { key } = (await (await visitor.post(API.formKey, { json: {} }, 1)).json()) as { key: string };
    const page = { pageTitle: '', pageId: '', contentSource: 'c', pagePath: '/' };
    return visitor.post(
      API.formSave,
      { json: { formId: 'berths', form: '{}', key, captchaKey, ...page } },
      1,
    );
  };
  expect((await submit()).status).toBe(401);
  expect((await submit('made up')).status).toBe(401);
  expect((await submit('solved')).status).toBe(200);
  expect(tokens).toEqual(['made up', 'solved']);
});

it('without a provider, check, serve and publish fail and name the variables; serve does not start again', async () => {
  const check = await runQuoin('check', site.folder);
  expect([check.code, check.out]).toEqual([1, expect.stringContaining('The captcha of "Berths" cannot be')]);
  expect(check.out).toContain('BOT_CHECK_URL and BOT_CHECK_SECRET');
  await expect(site.serve()).rejects.toThrow(/exited with 1:.*site\/unverified-captcha/s);
  const publish = await runQuoin('publish', site.folder);
  expect([publish.code, publish.err]).toEqual([1, expect.stringContaining('site/unverified-captcha')]);
  useProvider();
  expect((await runQuoin('check', site.folder)).code).toBe(0);
  await (await site.serve()).stop();
  for (const name of ['BOT_CHECK_URL', 'BOT_CHECK_SECRET']) delete process.env[name];
  await expect(site.serve()).rejects.toThrow(
    /exited with 1:.*cannot be verified: "Berths", back-in-stock requests/s,
  );
  process.env.BOT_CHECK_URL = 'https://captcha.example/siteverify';
  await expect(site.serve()).rejects.toThrow(/exited with 2:.*without BOT_CHECK_SECRET/s);
});

/** What a page sees of the provider's script: a button that is solved when clicked. */
const PROVIDER_SCRIPT = `window.grecaptcha = {
  ready: (run) => run(),
  render: (box, { sitekey, callback }) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: sitekey });
    button.addEventListener('click', () => callback('solved'));
    box.append(button);
  },
  reset: () => {},
};`;

it.skipIf(!hasBrowser)('the back-in-stock form sends the token of its captcha', async () => {
  useProvider();
  site.edit<{ body: { structuredContent: { variants: object } } }>('items/shop/anchor.json', (item) => {
    const one = {
      sku: 'ANCHOR',
      qtyInStock: 0,
      priceMoney: { decimalValue: '120.00', currencyCode: 'EUR' },
    };
    const structuredContent = { ...item.body.structuredContent, variants: { one } };
    return { ...item, body: { ...item.body, structuredContent } };
  });
  const { origin } = await site.serve();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PROVIDER_SCRIPT }),
    );
    await page.goto(`${origin}/shop/p/anchor`);
    const box = page.locator('.product-restock-notification:visible');
    await box.and(page.locator('[data-wb]')).waitFor();
    await box.locator('[name=email]').fill('ana@example.com');
    await box.locator('[type=submit]').click();
    await expect.poll(() => box.getByRole('alert').textContent()).toBe('Complete CAPTCHA before submitting.');
    expect(tokens).toEqual([]);
    await box.getByRole('button', { name: 'key-of-the-site' }).click();
    await box.locator('[type=submit]').click();
    await page.locator('.product-restock-success').waitFor();
    expect(tokens).toEqual(['solved']);
  } finally {
    await browser.close();
  }
});
