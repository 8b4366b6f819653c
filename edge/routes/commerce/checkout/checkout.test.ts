import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse } from '../../../../formatters/vocabulary/api/orders.ts';
import { API, pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { cartShard } from '../../../domain/cart-id.ts';
import { testBankWebhook } from '../../../ports/test-bank.ts';
import { askWorker } from '../../../testing/browser.ts';
import {
  ADDRESS,
  checkoutForm,
  checkoutTenant,
  decidePayment,
  orderCart,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { testEnv } from '../../../testing/release.ts';
import { PRODUCTS, product, variant } from '../../../testing/shop.ts';
import { orderReadResponseSchema, orderResponseSchema } from '../cart/schemas.ts';

beforeAll(() => publishCheckout({ website: { contactEmail: 'ola@olaria.example' } }));

let customer: TestCustomer;

beforeEach(async () => {
  customer = await createTestCustomer();
});

const order = (...more: [body?: Readonly<Record<string, unknown>>, key?: string]) =>
  orderCart(customer, ...more);
const decide = (redirectUrl: string, decision: 'approve' | 'decline') =>
  decidePayment(customer, redirectUrl, decision);

it('the order page says that an email was sent only if the server sends emails', async () => {
  await customer.add('BOOK');
  const { redirectUrl } = (await (await order()).json()) as OrderResponse;
  const path = (await decide(redirectUrl, 'approve')).headers.get('location') ?? '';
  const pageWith = async (mail: object) => {
    const url = new URL(path, 'https://shop.test');
    return (await askWorker(url, {}, { ...testEnv(), ...mail })).text();
  };
  const withEmail = await pageWith({ MAIL_URL: 'https://mail.test/', MAIL_FROM: 'shop@example.com' });
  expect(withEmail).toContain('sent a confirmation to');
  const without = await pageWith({});
  expect(without).toContain('Keep the link to this page');
  expect(without).not.toContain('sent a confirmation to');
});

describe('POST orders', () => {
  it('pays a cart through the test bank: one order, and the cart is closed (R-ECOM-API-18)', async () => {
    await customer.add('MUG', 2);
    const cartToken = decodeURIComponent(customer.cookies.get('CART') ?? '');
    const response = await order();
    expect(response.status).toBe(201);
    const placed = orderResponseSchema.parse(await response.json());
    const paid = await decide(placed.redirectUrl, 'approve');
    expect(paid.status).toBe(303);
    const confirmation = paid.headers.get('location') ?? '';
    const page = await (await customer.get(confirmation)).text();
    expect(page).toContain('Thank you for your order');
    expect(page).toContain(`Order #${placed.orderNumber}`);
    expect(page).toContain('€35.00');
    expect(page).toContain('Rua &lt;1&gt;');
    expect(page).toContain('Portugal');
    expect(customer.cookies.has('CART')).toBe(false);
    const cartId = (await checkoutTenant().keys.verify('cart', cartToken)) ?? '';
    const stored = await checkoutTenant().cart(cartShard(cartId)).read(cartId);
    expect(stored?.orderId).toBe(placed.orderId);
    const { orders } = await checkoutTenant().store().orders({ limit: 100 });
    expect(orders.filter(({ purchasedCartId }) => purchasedCartId === cartId)).toMatchObject([
      { paymentState: 'paid', testMode: true, websiteId: 'shop' },
    ]);
    const emails = await checkoutTenant().store().listOutbox({ limit: 2 });
    expect(emails.map(({ id }) => id).sort()).toEqual([
      `order ${placed.orderId} buyer`,
      `order ${placed.orderId} shop`,
    ]);
    expect(emails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ola@olaria.example']);
    expect(emails.find(({ to }) => to === 'ana@example.com')?.text).toContain('2 × Mug <One>: €30.00');
    // A new cart is created.
    await customer.add('BOOK');
    expect((await customer.cart()).entries).toMatchObject([{ itemId: 'book' }]);
  });

  it('G2 exactly-once order: the same key again is the same order, another body is rejected', async () => {
    await customer.add('MUG');
    const first = await order();
    const again = await order();
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect((await order({ email: 'eva@example.com' })).status).toBe(422);
    expect((await order({ shippingOptionId: 'courier' })).status).toBe(422);
  });

  it('accepts keys of at most 255 characters', async () => {
    await customer.add('MUG');
    const body = { email: 'ana@example.com', shippingAddress: ADDRESS, shippingOptionId: 'post' };
    const statusWith = async (key: string) =>
      (await customer.json('POST', API.orders, body, { [IDEMPOTENCY_HEADER]: key })).status;
    expect(await statusWith('k'.repeat(256))).toBe(400);
    expect(await statusWith('k'.repeat(255))).toBe(201);
  });

  it('places one order for concurrent requests', async () => {
    await customer.add('MUG');
    const responses = await Promise.all(Array.from({ length: 6 }, () => order()));
    const orders = await Promise.all(
      responses.map(async (response) => ((await response.json()) as OrderResponse).orderId),
    );
    expect(new Set(orders).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, unknown>>, number, string]>([
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
    ['a country of no list', { shippingAddress: { ...ADDRESS, country: 'XX' } }, 400, 'country'],
    ['half of two countries', { shippingAddress: { ...ADDRESS, country: 'DA' } }, 400, 'country'],
    ['an unknown field', { total: 1 }, 400, 'body'],
  ])('rejects %s, by its field', async (_what, body, status, field) => {
    await customer.add('MUG');
    const response = await order(body);
    expect(response.status).toBe(status);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });

  it.each(['name@studio.photography', "o'brien+shop@example.museum"])(
    'accepts the email %s',
    async (email) => {
      await customer.add('MUG');
      expect((await order({ email })).status).toBe(201);
    },
  );

  it('accepts an address without a postal code, which the page requires', async () => {
    const { postalCode: _, ...shippingAddress } = ADDRESS;
    await customer.add('MUG');
    expect((await order({ shippingAddress })).status).toBe(201);
  });

  it('reduces entered text to one line each in its emails', async () => {
    await customer.add('MUG');
    const breaks = 'Lisboa\r\n\r\nYou owe \u2028 100 \u0007\u0085EUR\n';
    const typed = Object.fromEntries(
      ['name', 'line1', 'line2', 'city', 'region'].map((name) => [name, `${name} ${breaks}`]),
    );
    const shippingAddress = { ...ADDRESS, ...typed, postalCode: '1\n2' };
    const placed = (await (await order({ shippingAddress })).json()) as OrderResponse;
    await decide(placed.redirectUrl, 'approve');
    const email = (await checkoutTenant().store().listOutbox({ limit: 2 })).find(
      ({ to }) => to === 'ana@example.com',
    );
    const lines = email?.text.slice(email.text.indexOf('Shipping address:')).split(/[\p{Cc}\u2028]/u) ?? [];
    expect(lines.slice(0, 7).map((line) => line.split(' ')[0])).toEqual([
      ...['Shipping', 'name', 'line1', 'line2', '1', 'region', 'Portugal'],
    ]);
  });

  it('rejects requests without a key, without a cart, and with another total', async () => {
    const body = { email: 'ana@example.com' };
    expect((await customer.json('POST', API.orders, body)).status).toBe(400);
    expect(await (await order()).json()).toMatchObject({ message: 'Your cart is empty.' });
    await customer.add('MUG');
    expect((await order({ expectedTotalCents: 1 })).status).toBe(409);
  });

  it('rejects orders below the minimum, word for word (R-PROD-ADD-18)', async () => {
    await publishCheckout({ store: { minimumOrderSubtotalCents: 2000, currency: 'USD' } });
    const message = 'To check out, your order subtotal must be $20.00 or more.';
    await customer.add('BOOK');
    expect(await customer.cart()).toMatchObject({ checkoutMessage: message });
    expect(await (await order()).json()).toMatchObject({ message });
    expect(await (await customer.get('/checkout')).text()).toContain(message);
    await publishCheckout();
  });

  it('accepts any subtotal without a minimum, and the minimum itself (R-PROD-ADD-19)', async () => {
    await customer.add('BOOK');
    expect((await customer.cart()).checkoutMessage).toBeUndefined();
    await publishCheckout({ store: { minimumOrderSubtotalCents: 1000 } });
    expect((await customer.cart()).checkoutMessage).toBeUndefined();
    expect((await order()).status).toBe(201);
    await publishCheckout();
  });

  it('never sells a variant whose price is in another currency than that of the store', async () => {
    const dollars = product({
      ...PRODUCTS.mug,
      id: 'mug',
      variants: [variant({ sku: 'MUG', priceCents: 1500, currency: 'USD' })],
    });
    await customer.add('MUG');
    await publishCheckout({ products: { ...PRODUCTS, mug: dollars } });
    const message = 'This item cannot be ordered: its price is not in the currency of this store.';
    expect(await customer.cart()).toMatchObject({ checkoutMessage: message });
    expect(await (await customer.get('/checkout')).text()).toContain(message);
    const before = (await checkoutTenant().store().orders({ limit: 100 })).orders.length;
    for (const response of [await order(), await customer.add('MUG')]) {
      expect([response.status, await response.json()]).toEqual([409, { error: message, message }]);
    }
    expect((await checkoutTenant().store().orders({ limit: 100 })).orders).toHaveLength(before);
    await publishCheckout({ products: { ...PRODUCTS, mug: dollars }, store: { currency: 'USD' } });
    expect((await order({ shippingOptionId: 'post' }, 'dollars')).status).toBe(201);
    await publishCheckout();
  });

  it('keeps its currency when the store changes its own', async () => {
    await customer.add('BOOK');
    const { redirectUrl } = (await (await order()).json()) as OrderResponse;
    await publishCheckout({ store: { currency: 'GBP' } });
    expect(await (await customer.get(redirectUrl)).text()).toContain('€10.00');
    const confirmation = (await decide(redirectUrl, 'approve')).headers.get('location') ?? '';
    expect(await (await customer.get(confirmation)).text()).toContain('€10.00');
    const [email] = await checkoutTenant().store().listOutbox({ limit: 1 });
    expect(email?.text).toContain('€10.00 (EUR)');
    await publishCheckout();
  });

  it('is not placed at a total that was shown in another currency', async () => {
    await customer.add('BOOK');
    const form = checkoutForm(await (await customer.get('/checkout')).text(), {});
    await publishCheckout({ store: { currency: 'GBP' } });
    const page = await customer.form('/checkout', form);
    expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('The total has changed')]);
    await publishCheckout();
    expect((await customer.form('/checkout', form)).status).toBe(303);
  });

  it('is readable by its customer only', async () => {
    await customer.add('BOOK');
    const { orderId, redirectUrl } = (await (await order()).json()) as OrderResponse;
    const confirmation = (await decide(redirectUrl, 'decline')).headers.get('location') ?? '';
    const token = new URL(confirmation, 'https://shop.test').searchParams.get('token') ?? '';
    const path = pathTo('order', { orderId });
    const response = await customer.get(`${path}?token=${encodeURIComponent(token)}`);
    expect(orderReadResponseSchema.parse(await response.json()).order.paymentState).toBe('failed');
    expect((await customer.get(path)).status).toBe(404);
    expect((await customer.get(`${path}?token=${customer.cookies.get('CART')}`)).status).toBe(404);
    expect((await askWorker(`https://other.test${path}?token=${token}`)).status).toBe(404);
  });
});

describe('the payment', () => {
  it('that was declined keeps the cart, and the next one pays the same order', async () => {
    await customer.add('MUG');
    const first = (await (await order({}, 'a')).json()) as OrderResponse;
    const declined = await decide(first.redirectUrl, 'decline');
    const page = await (await customer.get(declined.headers.get('location') ?? '')).text();
    expect(page).toContain('>Your payment was declined</h1>');
    const [, again = ''] = /href="(\/checkout\?cartToken=[^"]+)"/.exec(page) ?? [];
    const back = await (await customer.get(again.replaceAll('&amp;', '&'))).text();
    for (const typed of ['ana@example.com', ADDRESS.name, ADDRESS.city]) {
      expect(back).toContain(`value="${typed}"`);
    }
    expect(back).toMatch(/value="post"[^>]* checked/);
    // The cart token gives no access to the address.
    const { pathname, search } = new URL(
      again.replaceAll('&amp;', '&').split('&')[0] ?? '',
      'https://shop.test',
    );
    expect(await (await customer.get(`${pathname}${search}`)).text()).not.toContain('ana@example.com');
    expect((await customer.cart()).totalQuantity).toBe(1);
    const second = (await (await order({}, 'b')).json()) as OrderResponse;
    expect(second).toMatchObject({ orderId: first.orderId, orderNumber: first.orderNumber });
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    // The payment page of the first one is no longer valid.
    expect((await customer.get(first.redirectUrl)).status).toBe(303);
    const paid = await decide(second.redirectUrl, 'approve');
    expect(await (await customer.get(paid.headers.get('location') ?? '')).text()).toContain('Thank you');
    const late = (await order({}, 'c')).status;
    expect(late).toBe(400);
  });

  it('that is pending is shown with a link to the payment page', async () => {
    await customer.add('BOOK');
    const { redirectUrl } = (await (await order()).json()) as OrderResponse;
    const declined = (await decide(redirectUrl, 'decline')).headers.get('location') ?? '';
    await order({}, 'again');
    const page = await (await customer.get(declined)).text();
    expect(page).toContain('Awaiting payment');
    // Analytics counts an order when it is paid.
    expect(page).not.toContain('quoin-order"');
    expect(page).toContain('/checkout/test-bank?payment=');
  });

  it('of zero is completed at once', async () => {
    await checkoutTenant().store().saveCoupon({ code: 'GIFT', kind: 'percent', percent: '100' });
    await customer.add('BOOK');
    await customer.json('POST', API.cartCoupons, { code: 'GIFT' });
    const { redirectUrl } = (await (await order()).json()) as OrderResponse;
    expect(redirectUrl).toMatch(/^\/checkout\/order-confirmed\?order=/);
    const page = await (await customer.get(redirectUrl)).text();
    expect(page).toContain('Thank you for your order');
    const [, value = ''] = /<data id="quoin-order" value="([^"]*)">/.exec(page) ?? [];
    expect(JSON.parse(value.replaceAll('&quot;', '"'))).toEqual({
      id: expect.any(String),
      purchasedCartId: expect.any(String),
      testMode: true,
      websiteId: expect.any(String),
      currencyCode: 'EUR',
      items: [
        { sku: 'BOOK', productName: expect.any(String), quantity: 1, unitPrice: { decimalValue: '10.00' } },
      ],
      grandTotal: { decimalValue: '0.00' },
      shippingTotal: { decimalValue: '0.00' },
      taxTotal: { decimalValue: '0.00' },
    });
  });

  it('accepts signed webhooks, also repeated and unknown ones', async () => {
    await customer.add('BOOK');
    const { orderId } = (await (await order()).json()) as OrderResponse;
    const payment = await checkoutTenant().store().openPayment(orderId);
    const ref = payment?.ref ?? '';
    const send = async (event: object, signature?: string) => {
      const { body, headers } = await testBankWebhook(
        checkoutTenant().keys,
        event as Parameters<typeof testBankWebhook>[1],
      );
      if (signature !== undefined) headers.set('quoin-signature', signature);
      const path = pathTo('paymentWebhook', { provider: 'test' });
      return askWorker(`https://shop.test${path}`, { method: 'POST', body, headers });
    };
    const event = { id: 'e1', ref, kind: 'paid', amountCents: 1000, currency: 'EUR' };
    expect((await send(event, 'x.y')).status).toBe(401);
    expect((await send({ ...event, kind: 'stolen' })).status).toBe(401);
    expect((await send({ ...event, id: 'e0', ref: 'no' })).status).toBe(404);
    expect(await (await send(event)).json()).toEqual({ outcomes: ['paid'] });
    expect(await (await send(event)).json()).toEqual({ outcomes: ['duplicate'] });
    const other = pathTo('paymentWebhook', { provider: 'stripe' });
    expect((await askWorker(`https://shop.test${other}`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
