import { beforeAll, beforeEach, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  checkoutForm,
  checkoutTenant,
  decidePayment,
  hiddenField,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { plainWords, pseudoText, pseudoTexts } from '../../../testing/pseudo-texts.ts';

const SHELL = '<!doctype html><html lang="xx"><title>42</title><main><!--quoin:main--></main></html>';
/** Of the store: products, options, shipping methods and the address of the customer. */
const NAMES = 'Ana Courier EUR Lisboa Mug Olaria One Portugal Post Rua VAT ana com example'.split(' ');

let customer: TestCustomer;

beforeAll(() =>
  publishCheckout(
    {
      languages: { xx: {} },
      translations: {
        xx: {
          ...{ shippingNames: {}, taxNames: {}, products: {}, forms: {}, mailingLists: {} },
          texts: pseudoTexts(),
        },
      },
      website: { baseUrl: 'https://shop.test' },
    },
    Object.fromEntries(
      ['cart', 'checkout', 'order-confirmed', 'message'].map((name) => [`xx/_shells/${name}.html`, SHELL]),
    ),
  ),
);

beforeEach(async () => {
  customer = await createTestCustomer();
  await customer.add('MUG');
});

const textOf = async (path: string) => (await customer.get(path)).text();
const englishIn = (page: string) =>
  plainWords(page.slice(page.indexOf('<main'))).filter((word) => !NAMES.includes(word));

async function placeOrder(decision: 'approve' | 'decline'): Promise<string> {
  const page = await textOf('/xx/checkout');
  const form = checkoutForm(page, { action: 'order', shippingOptionId: 'post' });
  const shown = await (await customer.form('/xx/checkout', { ...form, action: 'update' })).text();
  const totals = { expectedTotalCents: hiddenField(shown, 'expectedTotalCents') };
  const placed = await customer.form('/xx/checkout', checkoutForm(shown, { ...form, ...totals }));
  const decided = await decidePayment(customer, placed.headers.get('location') ?? '', decision);
  return decided.headers.get('location') ?? '';
}

it('no text of the cart is English in another language', async () => {
  expect(englishIn(await textOf('/xx/cart'))).toEqual([]);
  const form = { crumb: hiddenField(await textOf('/xx/cart'), 'crumb'), entryId: 'unknown', quantity: '2' };
  expect(englishIn(await (await customer.form('/xx/cart', form)).text())).toEqual([]);
  expect(englishIn(await textOf('/xx/cart?problem=stock'))).toEqual([]);
});

it('no text of the checkout and its errors is English in another language', async () => {
  const page = await textOf('/xx/checkout');
  expect(englishIn(page)).toEqual([]);
  expect(page).toContain(pseudoText('Shipping address'));
  const empty = { action: 'order', email: '', name: '', line1: '', city: '', postalCode: '', country: '' };
  const rejected = await (await customer.form('/xx/checkout', checkoutForm(page, empty))).text();
  expect(rejected).toContain(pseudoText('Enter a valid email address.'));
  expect(englishIn(rejected)).toEqual([]);
  const coupon = await customer.form('/xx/checkout', checkoutForm(page, { action: 'coupon', coupon: 'x1' }));
  expect(englishIn(await coupon.text())).toEqual([]);
});

it('no text of an order page is English in another language', async () => {
  expect(englishIn(await textOf(await placeOrder('approve')))).toEqual([]);
});

it('no text of the page of a declined order is English in another language', async () => {
  expect(englishIn(await textOf(await placeOrder('decline')))).toEqual([]);
});

it('no text of an email to the customer is English in another language', async () => {
  await placeOrder('approve');
  const emails = await checkoutTenant().store().listOutbox({ limit: 2 });
  const email = emails.find(({ to }) => to === 'ana@example.com');
  const text = `${email?.subject}\n${email?.text}`.replace(/https:\S+/g, '');
  expect(text).toContain(pseudoText('Thank you for your order.'));
  expect(plainWords(text).filter((word) => !NAMES.includes(word))).toEqual([]);
});

it('errors of the API and of pages are in the language of the visitor, those of the dashboard in English', async () => {
  const message = async (referer: string) => {
    const response = await customer.json('POST', API.cartCoupons, { promoCode: '' }, { referer });
    return (await response.json<{ message: string }>()).message;
  };
  const english = await message('https://shop.test/config/orders');
  expect(await message('https://shop.test/xx/cart')).toBe(pseudoText(english));
  expect(await message('https://shop.test/cart')).toBe(english);
  const lost = await customer.get('/xx/checkout/order-confirmed?order=1', {
    headers: { accept: 'text/html' },
  });
  expect(lost.status).toBe(404);
  expect(englishIn(await lost.text())).toEqual([]);
});
