import { SELF } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API, IDEMPOTENCY_HEADER, type OrderAnswer, pathTo } from '../../../formatters/vocabulary/index.ts';
import { cartShard } from '../../commerce/cart-id.ts';
import { testBankWebhook } from '../../ports/payment-test-bank.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { PRODUCTS, product, type ShopOptions, shopData, variant } from '../../testing/shop.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { orderAnswerSchema, orderReadAnswerSchema } from '../commerce/schemas.ts';

const SHELL =
  '<!doctype html><html lang="en"><title>Shop</title><body><main><!--quoin:main--></main></body></html>';
const FILES = Object.fromEntries(
  ['cart', 'checkout', 'order-confirmed', 'message'].map((name) => [`_shells/${name}.html`, SHELL]),
);
/** Enough of everything for all tests of this file. */
const MUG = product({
  ...PRODUCTS.mug,
  id: 'mug',
  variants: [variant({ id: 'mug-one', sku: 'MUG', priceCents: 1500, qtyInStock: 1000 })],
});

const ADDRESS = { name: 'Ana', line1: 'Rua <1>', city: 'Lisboa', postalCode: '1170', country: 'PT' };

async function publish(options: ShopOptions = {}): Promise<void> {
  await publishRelease({
    files: FILES,
    edgeData: shopData({ products: { ...PRODUCTS, mug: MUG }, ...options }),
  });
}

function tenant() {
  return createTenant(testEnv(), 'shop');
}

beforeAll(() => publish({ website: { contactEmail: 'ola@olaria.example' } }));

let shopper: Shopper;

beforeEach(async () => {
  shopper = await createShopper();
});

/** The value of a hidden field of a page. */
function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

function order(body: Readonly<Record<string, unknown>> = {}, key = 'k') {
  return shopper.json(
    'POST',
    API.orders,
    { email: 'ana@example.com', shippingAddress: ADDRESS, shippingOptionId: 'post', ...body },
    { [IDEMPOTENCY_HEADER]: `${key} ${shopper.cookies.get('CART')}` },
  );
}

async function decide(redirectUrl: string, decision: 'approve' | 'decline') {
  const page = await (await shopper.get(redirectUrl)).text();
  return shopper.form('/checkout/test-bank', {
    crumb: hidden(page, 'crumb'),
    payment: hidden(page, 'payment'),
    decision,
  });
}

describe('POST orders', () => {
  it('pays a cart through the test bank: one order, and the cart is closed (R-ECOM-API-18)', async () => {
    await shopper.add('MUG', 2);
    const cartToken = decodeURIComponent(shopper.cookies.get('CART') ?? '');
    const response = await order();
    expect(response.status).toBe(201);
    const placed = orderAnswerSchema.parse(await response.json());
    const paid = await decide(placed.redirectUrl, 'approve');
    expect(paid.status).toBe(303);
    const confirmation = paid.headers.get('location') ?? '';
    const page = await (await shopper.get(confirmation)).text();
    expect(page).toContain('Thank you for your order');
    expect(page).toContain(`Order ${placed.orderNumber}`);
    expect(page).toContain('€35.00');
    expect(page).toContain('Rua &lt;1&gt;');
    expect(page).toContain('Portugal');
    expect(shopper.cookies.has('CART')).toBe(false);
    const cartId = (await tenant().keys.verify('cart', cartToken)) ?? '';
    const stored = await tenant().cart(cartShard(cartId)).read(cartId);
    expect(stored?.orderId).toBe(placed.orderId);
    const { orders } = await tenant().store().orders({ limit: 100 });
    expect(orders.filter(({ purchasedCartId }) => purchasedCartId === cartId)).toMatchObject([
      { paymentState: 'paid', testMode: true, websiteId: 'shop' },
    ]);
    const letters = await tenant().store().listOutbox({ limit: 2 });
    expect(letters.map(({ id }) => id).sort()).toEqual([
      `order ${placed.orderId} buyer`,
      `order ${placed.orderId} shop`,
    ]);
    expect(letters.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ola@olaria.example']);
    expect(letters.find(({ to }) => to === 'ana@example.com')?.text).toContain('2 × Mug <One>: €30.00');
    // A new cart begins.
    await shopper.add('BOOK');
    expect((await shopper.cart()).entries).toMatchObject([{ itemId: 'book' }]);
  });

  it('G2 exactly-once order: the same key again is the same order, another body is refused', async () => {
    await shopper.add('MUG');
    const first = await order();
    const again = await order();
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect((await order({ email: 'eva@example.com' })).status).toBe(422);
  });

  it('orders once however often it is sent at the same time', async () => {
    await shopper.add('MUG');
    const answers = await Promise.all(Array.from({ length: 6 }, () => order()));
    const orders = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as OrderAnswer).orderId),
    );
    expect(new Set(orders).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each<[string, object, number, string]>([
    ['no email', { email: 'ana' }, 400, 'email'],
    ['no address', { shippingAddress: undefined }, 400, 'line1'],
    ['an address with a gap', { shippingAddress: { ...ADDRESS, city: ' ' } }, 400, 'city'],
    ['no way of sending', { shippingOptionId: undefined }, 400, 'shippingOptionId'],
    [
      'a country that is none',
      { shippingAddress: { ...ADDRESS, country: 'Portugal' } },
      400,
      'shippingAddress.country',
    ],
    ['an unknown field', { total: 1 }, 400, 'body'],
  ])('refuses %s, by its field', async (_what, body, status, field) => {
    await shopper.add('MUG');
    const response = await order(body);
    expect(response.status).toBe(status);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });

  it('refuses without a key, without a cart, of another total', async () => {
    const body = { email: 'ana@example.com' };
    expect((await shopper.json('POST', API.orders, body)).status).toBe(400);
    expect(await (await order()).json()).toMatchObject({ message: 'Your cart is empty.' });
    await shopper.add('MUG');
    expect((await order({ expectedTotalCents: 1 })).status).toBe(409);
  });

  it('refuses below the minimum, word for word (R-PROD-ADD-18, R-PROD-ADD-19)', async () => {
    await publish({ store: { minimumOrderSubtotalCents: 2000, currency: 'USD' } });
    const message = 'To check out, your order subtotal must be $20.00 or more.';
    await shopper.add('BOOK');
    expect(await shopper.cart()).toMatchObject({ checkoutMessage: message });
    expect(await (await order()).json()).toMatchObject({ message });
    expect(await (await shopper.get('/checkout')).text()).toContain(message);
    await publish();
    expect((await shopper.cart()).checkoutMessage).toBeUndefined();
  });

  it('is read by its buyer alone', async () => {
    await shopper.add('BOOK');
    const { orderId, redirectUrl } = (await (await order()).json()) as OrderAnswer;
    const confirmation = (await decide(redirectUrl, 'decline')).headers.get('location') ?? '';
    const token = new URL(confirmation, 'https://shop.test').searchParams.get('token') ?? '';
    const path = pathTo('order', { orderId });
    const answer = await shopper.get(`${path}?token=${encodeURIComponent(token)}`);
    expect(orderReadAnswerSchema.parse(await answer.json()).order.paymentState).toBe('failed');
    expect((await shopper.get(path)).status).toBe(404);
    expect((await shopper.get(`${path}?token=${shopper.cookies.get('CART')}`)).status).toBe(404);
    expect((await SELF.fetch(`https://other.test${path}?token=${token}`)).status).toBe(404);
  });
});

describe('the payment', () => {
  it('that was declined leaves the cart, and the next one pays the same order', async () => {
    await shopper.add('MUG');
    const first = (await (await order({}, 'a')).json()) as OrderAnswer;
    const declined = await decide(first.redirectUrl, 'decline');
    const page = await (await shopper.get(declined.headers.get('location') ?? '')).text();
    expect(page).toContain('>Your payment was declined</h1>');
    const [, again = ''] = /href="(\/checkout\?cartToken=[^"]+)"/.exec(page) ?? [];
    const back = await (await shopper.get(again.replaceAll('&amp;', '&'))).text();
    for (const typed of ['ana@example.com', ADDRESS.name, ADDRESS.city]) {
      expect(back).toContain(`value="${typed}"`);
    }
    expect(back).toMatch(/value="post"[^>]* checked/);
    // The cart alone tells nobody where its owner lives.
    const { pathname, search } = new URL(
      again.replaceAll('&amp;', '&').split('&')[0] ?? '',
      'https://shop.test',
    );
    expect(await (await shopper.get(`${pathname}${search}`)).text()).not.toContain('ana@example.com');
    expect((await shopper.cart()).totalQuantity).toBe(1);
    const second = (await (await order({}, 'b')).json()) as OrderAnswer;
    expect(second).toMatchObject({ orderId: first.orderId, orderNumber: first.orderNumber });
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    // The page of the first one is over.
    expect((await shopper.get(first.redirectUrl)).status).toBe(303);
    const paid = await decide(second.redirectUrl, 'approve');
    expect(await (await shopper.get(paid.headers.get('location') ?? '')).text()).toContain('Thank you');
    const late = (await order({}, 'c')).status;
    expect(late).toBe(400);
  });

  it('that is awaited says so, with the way to it', async () => {
    await shopper.add('BOOK');
    const { orderId } = (await (await order()).json()) as OrderAnswer;
    const token = await tenant().keys.sign('order', orderId);
    const page = await (
      await shopper.get(`/checkout/order-confirmed?order=${orderId}&token=${token}`)
    ).text();
    expect(page).toContain('Your order is waiting for its payment');
    expect(page).toContain('/checkout/test-bank?payment=');
  });

  it('of nothing is paid at once', async () => {
    await tenant().store().saveCoupon({ code: 'GIFT', kind: 'percent', percent: '100' });
    await shopper.add('BOOK');
    await shopper.json('POST', API.cartCoupons, { code: 'GIFT' });
    const { redirectUrl } = (await (await order()).json()) as OrderAnswer;
    expect(redirectUrl).toMatch(/^\/checkout\/order-confirmed\?order=/);
    expect(await (await shopper.get(redirectUrl)).text()).toContain('Thank you for your order');
  });

  it('comes by webhook too: signed, twice and unknown', async () => {
    await shopper.add('BOOK');
    const { orderId } = (await (await order()).json()) as OrderAnswer;
    const payment = await tenant().store().openPayment(orderId);
    const ref = payment?.ref ?? '';
    const send = async (event: object, signature?: string) => {
      const { body, headers } = await testBankWebhook(
        tenant().keys,
        event as Parameters<typeof testBankWebhook>[1],
      );
      if (signature !== undefined) headers.set('quoin-signature', signature);
      const path = pathTo('paymentWebhook', { provider: 'test' });
      return SELF.fetch(`https://shop.test${path}`, { method: 'POST', body, headers });
    };
    const event = { id: 'e1', ref, kind: 'paid', amountCents: 1000, currency: 'EUR' };
    expect((await send(event, 'x.y')).status).toBe(401);
    expect((await send({ ...event, kind: 'stolen' })).status).toBe(401);
    expect((await send({ ...event, id: 'e0', ref: 'no' })).status).toBe(404);
    expect(await (await send(event)).json()).toEqual({ outcomes: ['paid'] });
    expect(await (await send(event)).json()).toEqual({ outcomes: ['duplicate'] });
    const other = pathTo('paymentWebhook', { provider: 'stripe' });
    expect((await SELF.fetch(`https://shop.test${other}`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('without scripts', () => {
  it('the cart changes its quantities, and says what it cannot (R-COMP-ROUTE-01)', async () => {
    await shopper.add('MUG');
    const page = await (await shopper.get('/cart')).text();
    expect(page).toContain('<div id="sqs-cart-root">');
    expect(page).toContain('Mug &lt;One&gt;');
    const fields = { crumb: hidden(page, 'crumb'), entryId: hidden(page, 'entryId') };
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
      crumb: hidden(page, 'crumb'),
      key: hidden(page, 'key'),
      cartToken: hidden(page, 'cartToken'),
      expectedTotalCents: hidden(page, 'expectedTotalCents'),
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
    expect(shown).toContain('The total has changed. Please check your order and place it again.');
    expect(shown).toContain('Place order and pay €20.00');
    const done = await shopper.form('/checkout', {
      ...chosen,
      expectedTotalCents: hidden(shown, 'expectedTotalCents'),
    });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toMatch(/^\/checkout\/test-bank\?payment=/);
    // Back to the page, another address, the same key: it takes the place of the first.
    const other = await shopper.form('/checkout', {
      ...chosen,
      email: 'eva@example.com',
      expectedTotalCents: '2000',
    });
    expect(other.status).toBe(303);
  });

  it('the checkout takes and drops coupons', async () => {
    await tenant().store().saveCoupon({ code: 'FREE', kind: 'free-shipping' });
    await shopper.add('MUG');
    const page = await (await shopper.get('/checkout')).text();
    const fields = {
      crumb: hidden(page, 'crumb'),
      cartToken: hidden(page, 'cartToken'),
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
      crumb: hidden(page, 'crumb'),
      key: hidden(page, 'key'),
      cartToken: hidden(page, 'cartToken'),
      expectedTotalCents: hidden(page, 'expectedTotalCents'),
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
