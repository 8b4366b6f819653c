import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { FIELD_NAME_PREFIX } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { STORED_PASSWORD } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { emails, form, page } from '../../testing/forms.ts';
import { plainWords, pseudoText, pseudoTexts } from '../../testing/pseudo-texts.ts';
import { publishRelease } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const SHELL = '<!doctype html><html lang="xx"><title>42</title><main><!--quoin:main--></main></html>';
const ENGLISH = SHELL.replace('xx', 'en').replace('<main>', '<main>English page ');
const PASSWORD_TOKEN = `0${'a'.repeat(22)}`;

/** The product, and `user@domain.com`. */
const NAMES = 'Glaze book user domain com'.split(' ');

let visitor: Browser;

beforeAll(async () => {
  const field = (type: string, own: object = {}) => ({
    order: 'a',
    type,
    rawTitle: '1',
    required: true,
    ...own,
  });
  const fields = {
    name: field('name'),
    address: field('address'),
    phone: field('phone'),
    taste: field('likert', { options: ['2'] }),
    email: field('email'),
  };
  await publishRelease({
    files: {
      'index.html': 'home',
      'xx/_shells/message.html': SHELL,
      'xx/_shells/lock-screen.html': SHELL,
      '_shells/message.html': ENGLISH,
      '_shells/lock-screen.html': ENGLISH,
    },
    edgeData: {
      ...shopData({ website: { baseUrl: 'https://shop.test' } }),
      forms: {
        contact: form({ name: '3', submitLabel: '6', fields }),
        news: form({ name: '3', fields: { email: fields.email }, mailingList: { listId: 'news' } }),
      },
      mailingLists: { news: { name: '7', doubleOptIn: true } },
      languages: { xx: {} },
      translations: {
        xx: {
          ...{ shippingNames: {}, taxNames: {}, products: {}, forms: {}, mailingLists: {} },
          texts: pseudoTexts(),
        },
      },
    },
    protected: [{ password: STORED_PASSWORD, files: { 'xx/prices/index.html': 'prices' } }],
  });
  visitor = createBrowser();
  await visitor.get('/');
});

/** Submits a form of a page in the language. */
const post = (path: string, fields: Readonly<Record<string, string>>) =>
  visitor.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      ...{ origin: 'https://shop.test', referer: 'https://shop.test/xx/', accept: 'text/html' },
      ...{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    },
  });

/** Opens a link of the email to a new subscriber. */
async function openLink(path: string): Promise<Response> {
  subscribers++;
  const address = `user${subscribers}@domain.com`;
  const fields = { ...page({ formId: 'news', pagePath: '/xx' }), [`${FIELD_NAME_PREFIX}email`]: address };
  expect((await post(API.formSave, fields)).status).toBe(200);
  const email = (await emails()).find(({ to }) => to === address);
  const [, link] = new RegExp(`https://shop\\.test(${path}\\?\\S+)`).exec(email?.text ?? '') ?? [];
  return visitor.get(link ?? '/no-link');
}

let subscribers = 0;

/** Presses the button of the page of a link. */
async function pressButton(path: string): Promise<Response> {
  const html = await (await openLink(path)).text();
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(html) ?? [];
  return visitor.form(action, { token });
}

it.each([
  [
    'a rejected form',
    'Back to the page',
    () =>
      post(API.formSave, { ...page({ pageTitle: '', pagePath: '/xx' }), [`${FIELD_NAME_PREFIX}email`]: 'x' }),
  ],
  [
    'a rejected back-in-stock request',
    'Sign up',
    () => post(API.restockSignUp, { productId: 'book', variantId: 'book-one', email: '4' }),
  ],
  ['the link to confirm', 'Confirm subscription', () => openLink(API.subscriptionConfirm)],
  ['the link to unsubscribe', 'Unsubscribe', () => openLink(API.subscriptionEnd)],
  ['a confirmed subscription', 'You are subscribed.', () => pressButton(API.subscriptionConfirm)],
  ['an ended subscription', 'You are unsubscribed.', () => pressButton(API.subscriptionEnd)],
  [
    'an invalid link to confirm',
    'Back to home',
    () => visitor.form(`${API.subscriptionConfirm}?language=xx`, { token: '5' }),
  ],
  [
    'an invalid link to unsubscribe',
    'Unsubscribe',
    () => visitor.form(`${API.subscriptionEnd}?language=xx`, { token: '5' }),
  ],
  [
    'a used link for a password',
    'Choose a new password',
    () => visitor.get(`${API.passwordReset}?language=xx&token=${PASSWORD_TOKEN}`),
  ],
  [
    'a long password',
    'Use at most 1000 characters.',
    () =>
      visitor.form(`${API.passwordReset}?language=xx`, {
        crumb: decodeURIComponent(visitor.cookies.get('crumb') ?? ''),
        ...{ token: PASSWORD_TOKEN, password: 'x'.repeat(1001) },
      }),
  ],
  ['a page that does not exist', 'This page does not exist.', () => visitor.get('/xx/nowhere')],
  ['the lock screen', 'View page', () => visitor.get('/xx/prices')],
  [
    'a wrong password',
    'Incorrect password. Please try again.',
    () => post(API.pagePassword, { path: '/xx/prices', password: 'x' }),
  ],
])('no text of a page is English in another language: %s', async (_, expected, open) => {
  const html = await (await open()).text();
  const main = html.slice(html.indexOf('<main'));
  expect(main).toContain(pseudoText(expected));
  expect(plainWords(main).filter((word) => !NAMES.includes(word))).toEqual([]);
});

it('a link back to the home page leads to the language of the link', async () => {
  const html = await (await pressButton(API.subscriptionEnd)).text();
  expect(html).toContain('<a href="/xx/">');
});

it('the link of an email is in the primary language where the form was', async () => {
  const email = { [`${FIELD_NAME_PREFIX}email`]: 'other@domain.com' };
  await visitor.form(API.formSave, { ...page({ formId: 'news', pagePath: '/' }), ...email });
  const text = (await emails()).find(({ to }) => to === 'other@domain.com')?.text;
  expect(text).toContain(`${API.subscriptionConfirm}?token=`);
});
