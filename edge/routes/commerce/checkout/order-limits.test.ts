import { beforeAll, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../../app.ts';
import { type Browser, createBrowser } from '../../../testing/browser.ts';
import { decidePayment, orderCart, publishCheckout } from '../../../testing/checkout.ts';
import { createTestCustomer } from '../../../testing/customer.ts';
import { testEnv } from '../../../testing/release.ts';

const app = createApp();

beforeAll(() => publishCheckout());

/** A visitor behind a proxy that reports this address. */
function visitorAt(address: string): Browser {
  const env = { ...testEnv(), CLIENT_ADDRESS_HEADER: 'x-address' };
  return createBrowser('shop.test', async (request) => {
    const headers = new Headers(request.headers);
    headers.set('x-address', address);
    return app.fetch(new Request(request, { headers }), env);
  });
}

/** Orders a new cart. */
async function order(visitor: Browser): Promise<Response> {
  visitor.cookies.delete('CART');
  await visitor.get('/cart');
  await visitor.json('POST', API.cartEntries, { itemId: 'book', sku: 'BOOK', quantity: 1 });
  const key = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
  return visitor.json('POST', API.orders, { email: 'ana@example.com' }, key);
}

it('the sixth order of an address within a minute has to wait', async () => {
  const visitor = visitorAt('192.0.2.60');
  for (let count = 0; count < 5; count++) expect((await order(visitor)).status).toBe(201);
  const { status, headers } = await order(visitor);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('orders of other addresses do not wait', async () => {
  const visitor = visitorAt('192.0.2.61');
  for (let count = 0; count < 6; count++) await order(visitor);
  expect((await order(visitorAt('192.0.2.62'))).status).toBe(201);
});

it('addresses that a client invents before the one that the proxy added do not count', async () => {
  const forwarded = (index: number, address: string) => visitorAt(`198.51.100.${index}, ${address}`);
  for (let count = 0; count < 5; count++) await order(forwarded(count, '192.0.2.63'));
  expect((await order(forwarded(5, '192.0.2.63'))).status).toBe(429);
  expect((await order(forwarded(5, '192.0.2.64'))).status).toBe(201);
});

it('a cart whose payment was declined three times says so', async () => {
  const customer = await createTestCustomer();
  await customer.add('BOOK');
  for (let count = 0; count < 3; count++) {
    const { redirectUrl } = (await (await orderCart(customer, {}, `${count}`)).json()) as {
      redirectUrl: string;
    };
    await decidePayment(customer, redirectUrl, 'decline');
  }
  expect(await (await orderCart(customer, {}, '4')).json()).toMatchObject({
    message: 'Too many payments were declined. Please try again later.',
  });
});

it('units of the unpaid order of a cart count as available for that cart', async () => {
  const customer = await createTestCustomer();
  await customer.add('PLATE-SAND', 5);
  expect((await orderCart(customer)).status).toBe(201);
  expect((await customer.cart()).entries).toMatchObject([{ qtyAvailable: 5 }]);
});

it('units of an unpaid order can be replaced in its cart', async () => {
  const customer = await createTestCustomer();
  await customer.add('PLATE-BLUE', 9);
  expect((await orderCart(customer)).status).toBe(201);
  expect((await customer.add('PLATE-BLUE')).status).toBe(200);
});
