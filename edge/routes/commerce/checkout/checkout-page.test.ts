import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../../app.ts';
import { COUNTRIES_REQUIRING_POSTAL_CODE } from '../../../domain/countries.ts';
import { createBrowser } from '../../../testing/browser.ts';
import {
  ADDRESS,
  checkoutForm,
  checkoutTenant,
  hiddenField,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { testEnv } from '../../../testing/release.ts';

beforeAll(() => publishCheckout());

let customer: TestCustomer;

beforeEach(async () => {
  customer = await createTestCustomer();
});

async function ordersOf(page: string): Promise<number> {
  const { orders } = await checkoutTenant().store().orders({ limit: 100 });
  const cartId = await checkoutTenant().keys.verify('cart', hiddenField(page, 'cartToken'));
  return orders.filter(({ purchasedCartId }) => purchasedCartId === cartId).length;
}

describe('the coupon field', () => {
  it('is shown only when the store has coupons', async () => {
    await customer.add('MUG');
    const page = async () => (await customer.get('/checkout')).text();
    const before = await page();
    expect(before).toContain('id="quoin-checkout-form"');
    expect(before).not.toContain('name="coupon"');
    // A submitted coupon is reported even if the field is hidden.
    const sent = checkoutForm(before, { coupon: 'none', action: 'coupon' });
    expect(await (await customer.form('/checkout', sent)).text()).toContain('name="coupon"');
    await checkoutTenant().store().saveCoupon({ code: 'FIRST', kind: 'percent', percent: '5' });
    expect(await page()).toContain('name="coupon"');
  });
});

describe('fields', () => {
  it('report all errors at once, with the messages that the page contains', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    // The browser's own messages are never shown.
    expect(page).toMatch(/<form [^>]*id="quoin-checkout-form" method="post"[^>]* novalidate>/);
    const words = [...page.matchAll(/data-error="([^"]+)"/g)].map(([, sentence]) => sentence);
    expect(words).toHaveLength(7);
    const nothing = Object.fromEntries(Object.keys(ADDRESS).map((name) => [name, '']));
    const sent = checkoutForm(page, { ...nothing, email: '', action: 'order' });
    const response = await customer.form('/checkout', sent);
    expect(response.status).toBe(400);
    const shown = await response.text();
    const logged = [...shown.matchAll(/class="quoin-checkout-error"[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(logged).toEqual(words);
    expect(await ordersOf(page)).toBe(0);
  });

  it('show which part of the total is open', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const open = checkoutForm(page, { shippingOptionId: 'gone', action: 'update' });
    expect(await (await customer.form('/checkout', open)).text()).toContain(
      '<dt>Total before shipping <span',
    );
    expect(page).toContain('<dt>Total <span');
  });

  it('mark optional fields: the postal code where it is not required', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const optional = '<span class="quoin-checkout-optional">(optional)</span>';
    const hidden = '<span class="quoin-checkout-optional" hidden>(optional)</span>';
    expect(page).toContain(`<label for="checkout-region">Region ${optional}</label>`);
    expect(page).toContain(`<label for="checkout-postalCode">Postal code ${hidden}</label>`);
    expect(page).toMatch(/<input id="checkout-postalCode"[^>]* required /);
    // The client-side runtime uses the same table as the server.
    const [, table = ''] = /data-required-in="([^"]*)"/.exec(page) ?? [];
    expect(table.split(' ')).toEqual(COUNTRIES_REQUIRING_POSTAL_CODE);
    const order = (typed: Record<string, string>) =>
      customer.form('/checkout', checkoutForm(page, { shippingOptionId: 'post', action: 'order', ...typed }));
    for (const country of ['PT', 'FR', 'US', '']) {
      const rejected = await order({ country, postalCode: ' ' });
      expect([country, rejected.status]).toEqual([country, 400]);
      expect(await rejected.text()).toContain('id="checkout-postalCode-error">Enter a postal code.</p>');
    }
    const elsewhere = await (await order({ country: 'HK', postalCode: '', city: '' })).text();
    expect(elsewhere).toContain('id="checkout-city-error"');
    expect(elsewhere).not.toContain('id="checkout-postalCode-error"');
    expect(elsewhere).toContain(`<label for="checkout-postalCode">Postal code ${optional}</label>`);
    // Ireland has postal codes, but they are optional.
    expect((await order({ country: 'IE', postalCode: '' })).status).toBe(303);
  });
});

describe('the total', () => {
  it('matches between button, summary and the submitted form', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    // Without a shipping option the total is not final.
    const open = checkoutForm(page, { shippingOptionId: '', action: 'update' });
    const undecided = await (await customer.form('/checkout', open)).text();
    expect(undecided).toContain('value="order">Place order</button>');
    expect(undecided).toContain('Not selected');
    expect(page).toMatch(/<p class="quoin-checkout-status[^>]* role="status" aria-live="polite"><\/p>/);
    const asked = checkoutForm(page, { shippingOptionId: 'post', action: 'update' });
    const response = await customer.form('/checkout', asked);
    expect(response.status).toBe(200);
    const shown = await response.text();
    expect(shown).toContain('Place order and pay €20.00');
    expect(shown).toContain('<dd class="quoin-checkout-amount">€20.00</dd>');
    expect(hiddenField(shown, 'expectedTotalCents')).toBe('2000');
    expect(await ordersOf(page)).toBe(0);
  });

  it('follows the country', async () => {
    const rule = { id: 'vat', name: 'VAT', ratePercent: '10', appliesToShipping: false, country: 'PT' };
    await publishCheckout({ store: { taxRules: [rule], taxIsIncluded: false } });
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const ask = async (country: string) =>
      (
        await customer.form(
          '/checkout',
          checkoutForm(page, { country, shippingOptionId: 'post', action: 'update' }),
        )
      ).text();
    expect(await ask('PT')).toContain('Place order and pay €21.50');
    expect(await ask('FR')).toContain('Place order and pay €20.00');
    await publishCheckout();
  });

  it('is shown before an order is placed at it', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    for (const expectedTotalCents of ['1500', '', '2000.5', 'x']) {
      const sent = checkoutForm(page, { expectedTotalCents, shippingOptionId: 'post', action: 'order' });
      const response = await customer.form('/checkout', sent);
      expect([expectedTotalCents, response.status]).toEqual([expectedTotalCents, 409]);
      expect(await response.text()).toContain('Place order and pay €20.00');
    }
    expect(await ordersOf(page)).toBe(0);
  });

  it('is shown with an entered coupon before ordering', async () => {
    await checkoutTenant().store().saveCoupon({ code: 'HALF', kind: 'percent', percent: '50' });
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const typed = { expectedTotalCents: '2000', shippingOptionId: 'post', action: 'order' };
    const response = await customer.form('/checkout', checkoutForm(page, { ...typed, coupon: 'half' }));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Place order and pay €12.50');
    const wrong = await customer.form('/checkout', checkoutForm(page, { ...typed, coupon: 'none' }));
    expect(await wrong.text()).toContain('id="checkout-coupon-error">This coupon code is invalid.</p>');
    expect(await ordersOf(page)).toBe(0);
  });

  it('reports an invalid coupon together with missing fields', async () => {
    await customer.add('MUG');
    const page = await (await customer.get('/checkout')).text();
    const typed = { email: 'ana', name: ' ', shippingOptionId: 'post', coupon: 'none' };
    const send = async (action: string) =>
      (await customer.form('/checkout', checkoutForm(page, { ...typed, action }))).text();
    const response = await send('order');
    expect(response).toContain('id="checkout-coupon-error">This coupon code is invalid.</p>');
    expect(response).toContain('id="checkout-email-error">Enter a valid email address');
    expect(response).toContain('id="checkout-name-error">Enter a name');
    expect(response).not.toContain('id="checkout-city-error"');
    // Applying a coupon does not validate the other fields.
    expect(await send('coupon')).not.toContain('id="checkout-email-error"');
  });
});

describe('without a payment provider', () => {
  const SENTENCE = 'This store cannot accept payments yet.';
  const app = createApp();

  it('cart and checkout report that the store cannot take payments', async () => {
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
    const sent = await visitor.form('/checkout', checkoutForm(cart, { cartToken, action: 'order' }));
    expect([sent.status, await sent.text()]).toEqual([409, expect.stringContaining(SENTENCE)]);
    // An empty cart is reported first.
    const other = createBrowser('shop.test', async (request) => app.fetch(request, env));
    expect(await (await other.get('/checkout')).text()).toContain('Your cart is empty.');
  });
});
