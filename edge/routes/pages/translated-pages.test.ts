import { beforeAll, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { FIELD_NAME_PREFIX } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { STORED_PASSWORD } from '../../testing/accounts.ts';
import { type Browser, createBrowser } from '../../testing/browser.ts';
import { form, page } from '../../testing/forms.ts';
import { plainWords, pseudoText, pseudoTexts } from '../../testing/pseudo-texts.ts';
import { publishRelease } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const SHELL = '<!doctype html><html lang="xx"><title>42</title><main><!--quoin:main--></main></html>';
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
    files: { '_shells/message.html': SHELL, '_shells/lock-screen.html': SHELL, 'index.html': 'home' },
    edgeData: {
      ...shopData(),
      forms: { contact: form({ name: '3', submitLabel: '6', fields }) },
      texts: pseudoTexts(),
    },
    protected: [{ password: STORED_PASSWORD, files: { 'prices/index.html': 'prices' } }],
  });
  visitor = createBrowser();
  await visitor.get('/');
});

const post = (path: string, fields: Readonly<Record<string, string>>) => visitor.form(path, fields);

it.each([
  [
    'a rejected form',
    'Back to the page',
    () =>
      post(API.formSave, { ...page({ pageTitle: '', pagePath: '/' }), [`${FIELD_NAME_PREFIX}email`]: 'x' }),
  ],
  [
    'a rejected back-in-stock request',
    'Sign up',
    () => post(API.restockSignUp, { productId: 'book', variantId: 'book-one', email: '4' }),
  ],
  ['an invalid link to confirm', 'Back to home', () => post(API.subscriptionConfirm, { token: '5' })],
  ['an invalid link to unsubscribe', 'Unsubscribe', () => post(API.subscriptionEnd, { token: '5' })],
  [
    'a used link for a password',
    'Choose a new password',
    () => visitor.get(`${API.passwordReset}?token=${PASSWORD_TOKEN}`),
  ],
  ['the lock screen', 'View page', () => visitor.get('/prices')],
  [
    'a wrong password',
    'Incorrect password. Please try again.',
    () => post(API.pagePassword, { path: '/prices', password: 'x' }),
  ],
])('no text of a page is English in another language: %s', async (_, expected, open) => {
  const html = await (await open()).text();
  const main = html.slice(html.indexOf('<main'));
  expect(main).toContain(pseudoText(expected));
  expect(plainWords(main).filter((word) => !NAMES.includes(word))).toEqual([]);
});
