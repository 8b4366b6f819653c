import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/index.ts';
import { createApp } from '../../app.ts';
import { createBrowser } from '../../testing/browser.ts';
import { ADDRESS, checkoutTenant, hiddenField, publishCheckout } from '../../testing/checkout-shop.ts';
import { testEnv } from '../../testing/release.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';

beforeAll(() => publishCheckout());

let shopper: Shopper;

beforeEach(async () => {
  shopper = await createShopper();
});

/** What the form of a page sends, with what is typed into it. */
function formOf(page: string, typed: Readonly<Record<string, string>>): Record<string, string> {
  const kept = ['crumb', 'key', 'cartToken', 'expectedTotalCents'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, hiddenField(page, name)])),
    email: 'ana@example.com',
    ...ADDRESS,
    ...typed,
  };
}

async function ordersOf(page: string): Promise<number> {
  const { orders } = await checkoutTenant().store().orders({ limit: 100 });
  const cartId = await checkoutTenant().keys.verify('cart', hiddenField(page, 'cartToken'));
  return orders.filter(({ purchasedCartId }) => purchasedCartId === cartId).length;
}

describe('the field for a coupon', () => {
  it('is there once the shop has a coupon, and not before', async () => {
    await shopper.add('MUG');
    const page = async () => (await shopper.get('/checkout')).text();
    const before = await page();
    expect(before).toContain('id="quoin-checkout-form"');
    expect(before).not.toContain('name="coupon"');
    // Whoever sends one all the same is told of it where they could change it.
    const sent = formOf(before, { coupon: 'none', action: 'coupon' });
    expect(await (await shopper.form('/checkout', sent)).text()).toContain('name="coupon"');
    await checkoutTenant().store().saveCoupon({ code: 'FIRST', kind: 'percent', percent: '5' });
    expect(await page()).toContain('name="coupon"');
  });
});

describe('fields', () => {
  it('that are missing or wrong are told of all at once, in the words that the page brings along', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    // No browser says it in its own words, with script or without.
    expect(page).toMatch(/<form [^>]*id="quoin-checkout-form"[^>]* novalidate>/);
    const words = [...page.matchAll(/data-problem="([^"]+)"/g)].map(([, sentence]) => sentence);
    expect(words).toHaveLength(6);
    const nothing = Object.fromEntries(Object.keys(ADDRESS).map((name) => [name, '']));
    const sent = formOf(page, { ...nothing, email: '', action: 'order' });
    const answer = await shopper.form('/checkout', sent);
    expect(answer.status).toBe(400);
    const shown = await answer.text();
    const told = [...shown.matchAll(/class="quoin-checkout-error"[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(told).toEqual(words);
    expect(await ordersOf(page)).toBe(0);
  });

  it('say where a part of the total is open, and what may be left out', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    expect(page).toContain('<dt>Total before shipping <span');
    expect(page).toContain('<label for="checkout-postalCode">Postal code <span');
    expect(page).toContain('<label for="checkout-region">Region <span');
    const asked = formOf(page, { shippingOptionId: 'post', action: 'update' });
    expect(await (await shopper.form('/checkout', asked)).text()).toContain('<dt>Total <span');
  });
});

describe('the total', () => {
  it('is asked for without ordering: button, summary and what is agreed to say one and the same', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    // What sending costs is not known yet: no amount that would not be the one.
    expect(page).toContain('value="order">Place order</button>');
    expect(page).toContain('not chosen yet');
    expect(page).toMatch(/<p class="quoin-checkout-told[^>]* role="status" aria-live="polite"><\/p>/);
    const asked = formOf(page, { shippingOptionId: 'post', action: 'update' });
    const answer = await shopper.form('/checkout', asked);
    expect(answer.status).toBe(200);
    const shown = await answer.text();
    expect(shown).toContain('Place order and pay €20.00');
    expect(shown).toContain('<dd class="quoin-checkout-amount">€20.00</dd>');
    expect(hiddenField(shown, 'expectedTotalCents')).toBe('2000');
    expect(await ordersOf(page)).toBe(0);
  });

  it('follows the country', async () => {
    const rule = { id: 'vat', name: 'VAT', ratePercent: '10', appliesToShipping: false, country: 'PT' };
    await publishCheckout({ store: { taxRules: [rule], taxIsIncluded: false } });
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    const ask = async (country: string) =>
      (
        await shopper.form('/checkout', formOf(page, { country, shippingOptionId: 'post', action: 'update' }))
      ).text();
    expect(await ask('PT')).toContain('Place order and pay €21.50');
    expect(await ask('FR')).toContain('Place order and pay €20.00');
    await publishCheckout();
  });

  it('that was not shown is shown first, and nothing is ordered', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    for (const expectedTotalCents of ['1500', '', '2000.5', 'x']) {
      const sent = formOf(page, { expectedTotalCents, shippingOptionId: 'post', action: 'order' });
      const answer = await shopper.form('/checkout', sent);
      expect([expectedTotalCents, answer.status]).toEqual([expectedTotalCents, 409]);
      expect(await answer.text()).toContain('Place order and pay €20.00');
    }
    expect(await ordersOf(page)).toBe(0);
  });

  it('with a code that was typed and not applied is shown first', async () => {
    await checkoutTenant().store().saveCoupon({ code: 'HALF', kind: 'percent', percent: '50' });
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    const typed = { expectedTotalCents: '2000', shippingOptionId: 'post', action: 'order' };
    const answer = await shopper.form('/checkout', formOf(page, { ...typed, coupon: 'half' }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Place order and pay €12.50');
    const wrong = await shopper.form('/checkout', formOf(page, { ...typed, coupon: 'none' }));
    expect(await wrong.text()).toContain('id="checkout-coupon-error">This coupon code is not valid.</p>');
    expect(await ordersOf(page)).toBe(0);
  });

  it('with a code that is none says in the same answer what else is missing', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    const typed = { email: 'ana', name: ' ', shippingOptionId: 'post', coupon: 'none' };
    const send = async (action: string) =>
      (await shopper.form('/checkout', formOf(page, { ...typed, action }))).text();
    const answer = await send('order');
    expect(answer).toContain('id="checkout-coupon-error">This coupon code is not valid.</p>');
    expect(answer).toContain('id="checkout-email-error">Enter an email address');
    expect(answer).toContain('id="checkout-name-error">Enter the name');
    expect(answer).not.toContain('id="checkout-city-error"');
    // Whoever only tries a code has not said that the rest is done.
    expect(await send('coupon')).not.toContain('id="checkout-email-error"');
  });
});

describe('where nobody takes the payments', () => {
  const SENTENCE = 'This shop cannot take payments yet, so nothing can be ordered.';
  const app = createApp();

  it('the cart says so instead of leading to the checkout, which says it too', async () => {
    const env = { ...testEnv(), ALLOW_TEST_PAYMENTS: 'false' };
    const visitor = createBrowser('shop.test', async (request) => app.fetch(request, env));
    await visitor.get('/cart');
    await visitor.json('POST', API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: 1 });
    const cart = await (await visitor.get('/cart')).text();
    expect(cart).toContain(`<p class="cart-minimum">${SENTENCE}</p>`);
    expect(cart).not.toContain('cart-checkout');
    expect(await (await visitor.get(API.cart)).json()).toMatchObject({ checkoutMessage: SENTENCE });
    for (const path of ['/checkout', '/checkout/gift-card?itemId=card&sku=CARD-50']) {
      const checkout = await (await visitor.get(path)).text();
      expect([path, checkout]).toEqual([path, expect.stringContaining(SENTENCE)]);
      expect(checkout).not.toContain('<form class="quoin-checkout"');
    }
    const cartToken = decodeURIComponent(visitor.cookies.get('CART') ?? '');
    const sent = await visitor.form('/checkout', formOf(cart, { cartToken, action: 'order' }));
    expect([sent.status, await sent.text()]).toEqual([409, expect.stringContaining(SENTENCE)]);
    // An empty cart is empty first of all.
    const other = createBrowser('shop.test', async (request) => app.fetch(request, env));
    expect(await (await other.get('/checkout')).text()).toContain('Your cart is empty.');
  });
});

describe('without scripts', () => {
  it('the cart changes its quantities, and says what it cannot (R-COMP-ROUTE-01)', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/cart')).text();
    expect(page).toContain('<div id="sqs-cart-root">');
    expect(page).toContain('Mug &lt;One&gt;');
    const fields = { crumb: hiddenField(page, 'crumb'), entryId: hiddenField(page, 'entryId') };
    const more = await shopper.form('/cart', { ...fields, quantity: '2' });
    expect(more.headers.get('location')).toBe('/cart');
    expect((await shopper.cart()).totalQuantity).toBe(2);
    const tooMuch = await shopper.form('/cart', { ...fields, quantity: '2000' });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.text()).toContain(
      '<strong>Unable to update quantity</strong> Sorry, we do not have enough of that item available.',
    );
    await shopper.form('/cart', { ...fields, quantity: '2', remove: '1' });
    expect(await (await shopper.get('/cart')).text()).toContain('Your cart is empty.');
    expect((await shopper.form('/cart', { ...fields, crumb: '', quantity: '3' })).status).toBe(403);
  });

  it('the checkout keeps what was typed, names what is missing, and goes to the bank', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
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
    const wrong = await shopper.form('/checkout', fields);
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('autofocus');
    expect(again).toContain('<a href="#checkout-email">Enter an email address, such as user@domain.com.</a>');
    expect(again).toContain('value="not an address"');
    expect(again).toContain('value="Rua &lt;1&gt;"');
    expect(again).toContain('<option value="PT" selected>');
    const chosen = { ...fields, email: 'ana@example.com', shippingOptionId: 'post' };
    // Sending was not in the total that was shown: it is shown before anybody pays it.
    const changed = await shopper.form('/checkout', chosen);
    expect(changed.status).toBe(409);
    const shown = await changed.text();
    expect(shown).toContain(
      'Shipping (Post, €5.00) has been added. Please check the total and place the order again.',
    );
    expect(shown).toContain('Place order and pay €20.00');
    const done = await shopper.form('/checkout', {
      ...chosen,
      expectedTotalCents: hiddenField(shown, 'expectedTotalCents'),
    });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toMatch(/^\/checkout\/test-bank\?payment=/);
    // Another change than that of sending is not called so.
    const dearer = await shopper.form('/checkout', { ...chosen, key: 'k', expectedTotalCents: '1400' });
    expect(await dearer.text()).toContain(
      'The total has changed. Please check your order and place it again.',
    );
    // Back to the page, another address, the same key: it takes the place of the first.
    const other = await shopper.form('/checkout', {
      ...chosen,
      email: 'eva@example.com',
      expectedTotalCents: '2000',
    });
    expect(other.status).toBe(303);
  });

  it('the checkout takes and drops coupons', async () => {
    await checkoutTenant().store().saveCoupon({ code: 'FREE', kind: 'free-shipping' });
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    const fields = {
      crumb: hiddenField(page, 'crumb'),
      cartToken: hiddenField(page, 'cartToken'),
      email: 'kept@example.com',
    };
    const bad = await (await shopper.form('/checkout', { ...fields, action: 'coupon', coupon: 'no' })).text();
    expect(bad).toContain('id="checkout-coupon-error">This coupon code is not valid.</p>');
    // At the top, with the way to the field, and at the field.
    expect(bad.split('This coupon code is not valid.')).toHaveLength(3);
    const good = await (
      await shopper.form('/checkout', { ...fields, action: 'coupon', coupon: 'free' })
    ).text();
    expect(good).toContain('Coupon FREE');
    expect(good).toContain('value="kept@example.com"');
    const gone = await (await shopper.form('/checkout', { ...fields, action: 'remove FREE' })).text();
    expect(gone).not.toContain('Coupon FREE');
  });

  it('an empty cart cannot be checked out', async () => {
    expect(await (await shopper.get('/checkout')).text()).toContain('Your cart is empty.');
  });

  it('a subscription is bought alone', async () => {
    const begun = await shopper.form(API.cartEntries, { itemId: 'clay', sku: 'CLAY', quantity: '1' });
    const page = await (await shopper.get(begun.headers.get('location') ?? '')).text();
    expect(page).toContain('Clay box: every month. This order is the first one.');
    expect(page).toContain('action="/checkout/subscribe"');
  });

  it('a gift card is bought without a cart, once', async () => {
    const page = await (await shopper.get('/checkout/gift-card?itemId=card&sku=CARD-50')).text();
    expect(page).toContain('Gift card');
    expect(page).not.toContain('Where it goes');
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
    const first = await shopper.form('/checkout/gift-card', fields);
    const second = await shopper.form('/checkout/gift-card', fields);
    expect(first.status).toBe(303);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect((await shopper.get('/checkout/gift-card?itemId=mug&sku=MUG')).status).toBe(404);
    expect((await shopper.cart()).entries).toEqual([]);
  });
});

it('no page of the checkout is told to search engines or other sites', async () => {
  for (const path of ['/cart', '/checkout']) {
    const { headers } = await shopper.get(path);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});
