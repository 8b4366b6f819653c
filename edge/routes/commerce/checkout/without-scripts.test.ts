import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  ADDRESS,
  checkoutForm,
  checkoutTenant,
  hiddenField,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';

const SUGGESTIONS =
  '<aside><p data-unless-in-cart="mug">Mug</p><p data-unless-in-cart="book">Book</p></aside>';

beforeAll(() =>
  publishCheckout(
    {},
    { '_shells/cart.html': `<!doctype html><title>Cart</title><main><!--quoin:main--></main>${SUGGESTIONS}` },
  ),
);

let customer: TestCustomer;

beforeEach(async () => {
  customer = await createTestCustomer();
});

describe('without scripts', () => {
  it('the cart changes quantities and reports errors', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/cart')).text();
    expect(page).toContain('<div id="sqs-cart-root" data-shop="/">');
    expect(page).toContain('Mug &lt;One&gt;');
    const fields = { crumb: hiddenField(page, 'crumb'), entryId: hiddenField(page, 'entryId') };
    const more = await customer.form('/cart', { ...fields, quantity: '2' });
    expect(more.headers.get('location')).toBe('/cart');
    expect((await customer.cart()).totalQuantity).toBe(2);
    const tooMuch = await customer.form('/cart', { ...fields, quantity: '2000' });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.text()).toContain(
      '<strong>Unable to update quantity</strong> Sorry, we do not have enough of that item available.',
    );
    await customer.form('/cart', { ...fields, quantity: '2', remove: '1' });
    expect(await (await customer.get('/cart')).text()).toContain('Your cart is empty.');
    expect((await customer.form('/cart', { ...fields, crumb: '', quantity: '3' })).status).toBe(403);
  });

  it('the cart page suggests only what is not in the cart', async () => {
    const suggested = async () =>
      /<aside>.*<\/aside>/.exec(await (await customer.get('/cart')).text())?.[0] ?? '';
    expect(await suggested()).not.toContain(' hidden');
    await customer.add('MUG');
    expect(await suggested()).toBe(
      '<aside><p data-unless-in-cart="mug" hidden>Mug</p><p data-unless-in-cart="book">Book</p></aside>',
    );
  });

  it('the checkout keeps entered values, reports missing fields and redirects to the payment', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    expect(page).toContain('TEST MODE');
    expect(page).toContain('autocomplete="shipping address-line1"');
    const fields = {
      crumb: hiddenField(page, 'crumb'),
      key: hiddenField(page, 'key'),
      cartToken: hiddenField(page, 'cartToken'),
      expectedTotalCents: hiddenField(page, 'expectedTotalCents'),
      action: 'order',
      email: 'not an address',
      ...ADDRESS,
      line2: '',
      region: '',
    };
    const wrong = await customer.form('/checkout', fields);
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('autofocus');
    expect(again).toContain('<a href="#checkout-email">Enter a valid email address.</a>');
    expect(again).toContain('value="not an address"');
    expect(again).toContain('value="Rua &lt;1&gt;"');
    expect(again).toContain('<option value="PT" selected>');
    const chosen = { ...fields, email: 'ana@example.com', shippingOptionId: 'courier' };
    // Another shipping option than in the shown total: the new total is shown before the payment.
    const changed = await customer.form('/checkout', chosen);
    expect(changed.status).toBe(409);
    const shown = await changed.text();
    expect(shown).toContain(
      'Your shipping method, Courier (€12.00), changes the total. Please review your order and place it again.',
    );
    expect(shown).toContain('Place order and pay €27.00');
    const done = await customer.form('/checkout', {
      ...chosen,
      expectedTotalCents: hiddenField(shown, 'expectedTotalCents'),
    });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toMatch(/^\/checkout\/test-bank\?payment=/);
    // Other changes of the total have another message.
    const dearer = await customer.form('/checkout', { ...chosen, key: 'k', expectedTotalCents: '1400' });
    expect(await dearer.text()).toContain(
      'The total has changed. Please review your order and place it again.',
    );
    // The page is submitted again with another address and the same key: it replaces the first order.
    const other = await customer.form('/checkout', {
      ...chosen,
      email: 'eva@example.com',
      expectedTotalCents: '2700',
    });
    expect(other.status).toBe(303);
  });

  it('the checkout needs one click, with the first or the selected shipping option in the total', async () => {
    await customer.add('MUG');
    const chosenIn = (page: string) => /value="([^"]*)"[^>]* checked/.exec(page)?.[1];
    const page = await (await customer.get('/checkout')).text();
    expect([chosenIn(page), hiddenField(page, 'expectedTotalCents')]).toEqual(['post', '2000']);
    expect(page).toContain('Place order and pay €20.00');
    const sent = checkoutForm(page, { shippingOptionId: chosenIn(page) ?? '', action: 'order' });
    expect((await customer.form('/checkout', sent)).status).toBe(303);
    const other = await createTestCustomer();
    await other.add('MUG');
    await other.json('PUT', API.cartShipping, { shippingOptionId: 'courier' });
    const theirs = await (await other.get('/checkout')).text();
    expect([chosenIn(theirs), hiddenField(theirs, 'expectedTotalCents')]).toEqual(['courier', '2700']);
  });

  it('the checkout adds and removes coupons', async () => {
    await checkoutTenant().store().saveCoupon({ code: 'FREE', kind: 'free-shipping' });
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const fields = {
      crumb: hiddenField(page, 'crumb'),
      cartToken: hiddenField(page, 'cartToken'),
      email: 'kept@example.com',
    };
    const bad = await (
      await customer.form('/checkout', { ...fields, action: 'coupon', coupon: 'no' })
    ).text();
    expect(bad).toContain('id="checkout-coupon-error">This coupon code is invalid.</p>');
    // In the summary with a link to the field, and at the field.
    expect(bad.split('This coupon code is invalid.')).toHaveLength(3);
    const good = await (
      await customer.form('/checkout', { ...fields, action: 'coupon', coupon: 'free' })
    ).text();
    expect(good).toContain('Coupon FREE');
    expect(good).toContain('value="kept@example.com"');
    // Also while another one is entered.
    const removal = { ...fields, action: 'remove FREE', coupon: 'no' };
    const gone = await (await customer.form('/checkout', removal)).text();
    expect(gone).not.toMatch(/Coupon FREE|This coupon code is invalid/);
  });

  it('an empty cart cannot be checked out', async () => {
    expect(await (await customer.get('/checkout')).text()).toContain('Your cart is empty.');
  });

  it('entered text is reduced to one line in emails', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const city = 'Lisboa\r\n\r\nYou owe 100 EUR';
    const sent = checkoutForm(page, { city, shippingOptionId: 'post', action: 'order' });
    expect((await customer.form('/checkout', sent)).status).toBe(303);
    const { orders } = await checkoutTenant().store().orders({ limit: 1 });
    expect(orders[0]?.shippingAddress?.city).toBe('Lisboa You owe 100 EUR');
  });

  it('a subscription is bought alone', async () => {
    const begun = await customer.form(API.cartEntries, { itemId: 'clay', sku: 'CLAY', quantity: '1' });
    const page = await (await customer.get(begun.headers.get('location') ?? '')).text();
    expect(page).toContain('Clay box: every month. This order is the first one.');
    expect(page).toContain('action="/checkout/subscribe"');
  });

  it('a gift card is bought without a cart, once', async () => {
    const page = await (await customer.get('/checkout/gift-card?itemId=card&sku=CARD-50')).text();
    expect(page).toContain('Gift card');
    expect(page).not.toContain('Shipping address');
    const fields = {
      crumb: hiddenField(page, 'crumb'),
      key: hiddenField(page, 'key'),
      cartToken: hiddenField(page, 'cartToken'),
      expectedTotalCents: hiddenField(page, 'expectedTotalCents'),
      itemId: 'card',
      sku: 'CARD-50',
      email: 'ana@example.com',
      action: 'order',
    };
    const first = await customer.form('/checkout/gift-card', fields);
    const second = await customer.form('/checkout/gift-card', fields);
    expect(first.status).toBe(303);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect((await customer.get('/checkout/gift-card?itemId=mug&sku=MUG')).status).toBe(404);
    expect((await customer.cart()).entries).toEqual([]);
    // Another attempt, such as after a declined payment, is not for a second card.
    const third = await customer.form('/checkout/gift-card', { ...fields, key: 'another' });
    expect(third.status).toBe(303);
  });
});

it('checkout pages are not indexed and not sent as referrers', async () => {
  for (const path of ['/cart', '/checkout']) {
    const { headers } = await customer.get(path);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});
