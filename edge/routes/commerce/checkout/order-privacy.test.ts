import { beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import type { OrderResponse } from '../../../../formatters/vocabulary/api/orders.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  ADDRESS,
  checkoutForm,
  decidePayment,
  hiddenField,
  orderCart,
  publishCheckout,
} from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';

beforeAll(() => publishCheckout());

const OTHER_CUSTOMER = {
  email: 'x@example.com',
  shippingAddress: { ...ADDRESS, name: 'Mallory', line1: 'Nowhere 9' },
};

const tokenOf = ({ cookies }: TestCustomer) => decodeURIComponent(cookies.get('CART') ?? '');

/** Orders a cart with its token only. */
function orderOf(cartToken: string, otherVisitor: TestCustomer, { key, ...body }: Record<string, unknown>) {
  const fields = { cartToken, shippingOptionId: 'post', ...OTHER_CUSTOMER, ...body };
  return otherVisitor.json('POST', API.orders, fields, { [IDEMPOTENCY_HEADER]: String(key) });
}

async function customerWithCart() {
  const customer = await createTestCustomer();
  await customer.add('MUG');
  return { customer, cartToken: tokenOf(customer) };
}

const orderResponseOf = async (response: Promise<Response>) =>
  (await (await response).json()) as OrderResponse;

/** Returns the URL to which the bank redirects. */
async function paid(
  customer: TestCustomer,
  redirectUrl: string,
  decision: 'approve' | 'decline' = 'approve',
) {
  return (await decidePayment(customer, redirectUrl, decision)).headers.get('location') ?? '';
}

describe('a cart token', () => {
  it('does not give access to the order of the cart', async () => {
    const { customer, cartToken } = await customerWithCart();
    await paid(customer, (await orderResponseOf(orderCart(customer))).redirectUrl);
    const response = await orderOf(cartToken, await createTestCustomer(), { key: `new ${cartToken}` });
    expect(response.status).toBe(409);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ message: 'This cart has already been checked out.' });
    expect(body).not.toMatch(/order-confirmed|redirectUrl|orderId/);
  });

  it('does not give access through the checkout form', async () => {
    const { customer, cartToken } = await customerWithCart();
    await paid(customer, (await orderResponseOf(orderCart(customer))).redirectUrl);
    const otherVisitor = await createTestCustomer();
    const page = await (await otherVisitor.get('/cart')).text();
    const crumb = hiddenField(page, 'crumb') || (otherVisitor.cookies.get('crumb') ?? '');
    const fields = { crumb, cartToken, key: 'any', email: 'x@example.com', expectedTotalCents: '0' };
    const response = await otherVisitor.form('/checkout', { ...fields, action: 'order' });
    expect([response.status, response.headers.get('location')]).toEqual([409, null]);
  });

  it('opens the order page for a customer who sends the same data again', async () => {
    const { customer, cartToken } = await customerWithCart();
    const fields = { cartToken, key: `own ${cartToken}`, email: 'ana@example.com', shippingAddress: ADDRESS };
    const first = await orderResponseOf(orderOf(cartToken, customer, fields));
    await paid(customer, first.redirectUrl);
    const again = await orderOf(cartToken, customer, fields);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    const { redirectUrl, orderId } = (await again.json()) as OrderResponse;
    expect(orderId).toBe(first.orderId);
    expect(redirectUrl).toMatch(/^\/checkout\/order-confirmed\?/);
    expect(await (await customer.get(redirectUrl)).text()).toContain('Thank you for your order');
  });

  it('used by another person before the order gives no access later', async () => {
    const { customer, cartToken } = await customerWithCart();
    const otherVisitor = await createTestCustomer();
    const planted = { key: `planted ${cartToken}` };
    const early = await orderResponseOf(orderOf(cartToken, otherVisitor, planted));
    const kept = await paid(otherVisitor, early.redirectUrl, 'decline');
    expect(await (await otherVisitor.get(kept)).text()).toContain('Mallory');
    const waiting = await orderResponseOf(orderOf(cartToken, otherVisitor, { key: `second ${cartToken}` }));
    await paid(customer, (await orderResponseOf(orderCart(customer))).redirectUrl);
    const opened = [
      await otherVisitor.get(kept),
      await otherVisitor.get(early.redirectUrl),
      await otherVisitor.get(waiting.redirectUrl),
      await orderOf(cartToken, otherVisitor, planted),
    ];
    for (const response of opened) {
      expect(response.headers.get('location') ?? '').not.toContain('order-confirmed');
      expect(await response.text()).not.toMatch(/ana@example|Rua|order-confirmed/);
    }
  });
});

describe('entered checkout data', () => {
  /** Orders without scripts. */
  async function orderByForm(customer: TestCustomer) {
    const page = await (await customer.get('/checkout')).text();
    return customer.form('/checkout', checkoutForm(page, { shippingOptionId: 'post', action: 'order' }));
  }
  const bankOf = (result: Response) => result.headers.get('location') ?? '';
  const checkout = async (browser: TestCustomer, path = '/checkout') => (await browser.get(path)).text();

  it('is restored for a customer who returns after a declined payment, until the order is paid', async () => {
    const { customer, cartToken } = await customerWithCart();
    const bank = bankOf(await orderByForm(customer));
    // Also before the bank has responded.
    expect(await checkout(customer)).toContain('value="ana@example.com"');
    await paid(customer, bank, 'decline');
    const back = await checkout(customer, `/checkout?cartToken=${encodeURIComponent(cartToken)}`);
    for (const typed of ['ana@example.com', ADDRESS.name, ADDRESS.city, ADDRESS.postalCode]) {
      expect(back).toContain(`value="${typed}"`);
    }
    expect(back).toContain('<option value="PT" selected>');
    const approved = await paid(customer, bankOf(await orderByForm(customer)));
    // Known to the Worker at once, and to the browser on the order page.
    await customer.add('BOOK');
    expect(await checkout(customer)).not.toContain('ana@example.com');
    expect(customer.cookies.has('quoin_order')).toBe(true);
    await customer.get(approved);
    expect(customer.cookies.has('quoin_order')).toBe(false);
  });

  it('is not restored for another cart in that browser', async () => {
    const { customer } = await customerWithCart();
    await paid(customer, bankOf(await orderByForm(customer)), 'decline');
    const { cartToken } = await customerWithCart();
    const page = await checkout(customer, `/checkout?cartToken=${encodeURIComponent(cartToken)}`);
    expect(page).toContain('name="email"');
    expect(page).not.toMatch(/ana@example|Rua/);
  });

  it('is restored only in the browser that ordered, and for that cart', async () => {
    const { customer, cartToken } = await customerWithCart();
    const path = `/checkout?cartToken=${encodeURIComponent(cartToken)}`;
    await paid(customer, bankOf(await orderByForm(customer)), 'decline');
    const otherVisitor = await createTestCustomer();
    expect(await checkout(otherVisitor, path)).not.toContain('ana@example.com');
    // The cookie of a previous customer of the same cart gives no access to the new order.
    const early = customer.cookies.get('quoin_order') ?? '';
    await orderOf(cartToken, otherVisitor, { key: `taken over ${cartToken}` });
    expect(await checkout(customer, path)).not.toMatch(/ana@example|Mallory|Nowhere/);
    expect(early).not.toMatch(/ana|Rua|Lisboa/);
    const other = await customerWithCart();
    other.customer.cookies.set('quoin_order', early);
    expect(await checkout(other.customer)).not.toContain('ana@example.com');
    for (const wrong of ['', 'x', `${early}x`, '~', '.']) {
      customer.cookies.set('quoin_order', wrong);
      expect((await customer.get(path)).status).toBe(200);
    }
  });

  it('is kept by an HTTP-only cookie for an hour, for the checkout in each language', async () => {
    const { customer } = await customerWithCart();
    const [line = ''] = (await orderByForm(customer)).headers.getSetCookie();
    expect(line).toMatch(/^quoin_order=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

it('opening an earlier order keeps the data of an order that is not paid yet', async () => {
  const { customer } = await customerWithCart();
  const confirmation = await paid(customer, (await orderResponseOf(orderCart(customer))).redirectUrl);
  await customer.get(confirmation);
  await customer.add('BOOK');
  const page = await (await customer.get('/checkout')).text();
  await customer.form('/checkout', checkoutForm(page, { action: 'order' }));
  const remembered = customer.cookies.get('quoin_order');
  expect(remembered).toBeDefined();
  await customer.get(confirmation);
  expect(customer.cookies.get('quoin_order')).toBe(remembered);
});

it('opening an earlier order keeps a new cart', async () => {
  const { customer } = await customerWithCart();
  const confirmation = await paid(customer, (await orderResponseOf(orderCart(customer))).redirectUrl);
  await customer.get(confirmation);
  await customer.add('BOOK');
  const { cookies } = customer;
  const before = [cookies.get('CART'), cookies.get('hasCart')];
  const response = await customer.get(confirmation);
  expect(await response.text()).toContain('Thank you for your order');
  expect(response.headers.getSetCookie().filter((line) => /^(?:CART|hasCart)=/.test(line))).toEqual([]);
  expect([cookies.get('CART'), cookies.get('hasCart')]).toEqual(before);
  expect(before).toEqual([expect.any(String), 'true']);
});

describe('a repeated key (R-ECOM-API-18)', () => {
  it('returns the pending payment', async () => {
    const { customer, cartToken } = await customerWithCart();
    const own = { email: 'ana@example.com', shippingAddress: ADDRESS };
    const send = (key: string) => orderOf(cartToken, customer, { ...own, key: `${key} ${cartToken}` });
    const first = await orderResponseOf(send('1'));
    await customer.add('MUG');
    const second = await orderResponseOf(send('2'));
    const again = await send('1');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    const replayed = (await again.json()) as OrderResponse;
    expect(replayed).toEqual(second);
    expect(replayed.redirectUrl).not.toBe(first.redirectUrl);
    await paid(customer, second.redirectUrl);
    expect((await orderResponseOf(send('1'))).redirectUrl).toMatch(/^\/checkout\/order-confirmed\?/);
  });

  it('with another expected total is rejected', async () => {
    const { customer } = await customerWithCart();
    expect((await orderCart(customer, { expectedTotalCents: 2000 })).status).toBe(201);
    expect((await orderCart(customer, { expectedTotalCents: 1999 })).status).toBe(422);
  });

  it('of a declined payment returns the order page', async () => {
    const { customer } = await customerWithCart();
    const { redirectUrl } = await orderResponseOf(orderCart(customer));
    await paid(customer, redirectUrl, 'decline');
    expect((await orderResponseOf(orderCart(customer))).redirectUrl).toMatch(
      /^\/checkout\/order-confirmed\?/,
    );
  });
});
