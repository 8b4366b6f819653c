import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API, pathTo } from '../../../../formatters/vocabulary/api/paths.ts';
import { checkoutTenant, decidePayment, orderCart, publishCheckout } from '../../../testing/checkout.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { PRODUCTS } from '../../../testing/shop.ts';
import { inventoryResponseSchema } from './schemas.ts';

let customer: TestCustomer;

beforeAll(() => publishCheckout());

beforeEach(async () => {
  customer = await createTestCustomer();
});

it('the response to an add has the coupons of the cart', async () => {
  await checkoutTenant().store().saveCoupon({ code: 'TEN', kind: 'percent', percent: '10' });
  await customer.add('MUG');
  await customer.json('POST', API.cartCoupons, { code: 'TEN' });
  const added = await customer.add('MUG');
  expect(await added.json()).toMatchObject({ shoppingCart: { validCoupons: [{ code: 'TEN' }] } });
});

it('a coupon is removed by its code in the query, too', async () => {
  const store = checkoutTenant().store();
  await store.saveCoupon({ code: 'ONE', kind: 'percent', percent: '1' });
  await store.saveCoupon({ code: 'TWO', kind: 'percent', percent: '2' });
  await customer.add('MUG');
  for (const code of ['ONE', 'TWO']) await customer.json('POST', API.cartCoupons, { code });
  const response = await customer.json('DELETE', `${API.cartCoupons}?code=one`, {});
  expect(await response.json()).toMatchObject({ shoppingCart: { coupons: [{ code: 'TWO' }] } });
});

it('an add to a cart that has been paid elsewhere starts a new cart', async () => {
  await customer.add('MUG');
  const { redirectUrl } = (await (await orderCart(customer)).json()) as { redirectUrl: string };
  // The browser does not open the order page, which would delete its cookies.
  await decidePayment(await createTestCustomer(), redirectUrl, 'approve');
  expect((await customer.add('BOOK')).status).toBe(200);
  expect((await customer.cart()).entries).toMatchObject([{ itemId: 'book' }]);
});

it('a cart that has been paid elsewhere is empty', async () => {
  await customer.add('MUG');
  const { redirectUrl } = (await (await orderCart(customer)).json()) as { redirectUrl: string };
  expect((await customer.cart()).entries).toHaveLength(1);
  await decidePayment(await createTestCustomer(), redirectUrl, 'approve');
  expect(await customer.cart()).toMatchObject({ id: '', entries: [], isPurchased: false });
});

it('every change of the cart renews its cookies for 14 days (R-ECART-API-12)', async () => {
  await customer.add('MUG');
  const [entry] = (await customer.cart()).entries;
  const parameters = { entryId: entry?.id ?? '' };
  const responses = [
    await customer.add('MUG'),
    await customer.json('PUT', pathTo('cartEntry', parameters), { quantity: 1 }),
    await customer.json('PUT', pathTo('cartEntryFields', parameters), {
      itemId: 'mug',
      sku: 'MUG',
      additionalFields: '{"a":1}',
    }),
    await customer.json('PUT', API.cartShipping, { shippingLocation: { country: 'PT' } }),
  ];
  for (const response of responses) {
    expect(response.headers.getSetCookie()).toMatchObject([
      expect.stringMatching(/^CART=.+; Max-Age=1209600;/),
      expect.stringMatching(/^hasCart=true; Max-Age=1209600;/),
    ]);
  }
});

it('the stock of an item leaves out variants that are no longer sold', async () => {
  const { plate, ...others } = PRODUCTS;
  const variants = plate?.variants.slice(0, 1) ?? [];
  await publishCheckout({
    products: { ...others, plate: { ...PRODUCTS.plate, id: 'plate', variants } as never },
  });
  const response = await customer.get(`${API.stock}?itemId=plate`);
  const { results } = inventoryResponseSchema.parse(await response.json());
  expect(results.map(({ sku }) => sku)).toEqual(['PLATE-BLUE']);
  await publishCheckout();
});

it('the quantity of a variant that is no longer sold cannot be changed', async () => {
  const { plate, ...others } = PRODUCTS;
  await customer.add('PLATE-BLUE');
  const [entry] = (await customer.cart()).entries;
  await publishCheckout({ products: others });
  const path = pathTo('cartEntry', { entryId: entry?.id ?? '' });
  const response = await customer.json('PUT', path, { quantity: 2 });
  expect([plate?.id, response.status]).toEqual(['plate', 400]);
  await publishCheckout();
});

it('the stock of an item is found without the slash at the end, too', async () => {
  expect((await customer.get(`${API.stock.slice(0, -1)}?itemId=plate`)).status).toBe(200);
});

it('a form leads to the checkout at once if the store wants it', async () => {
  await publishCheckout({ store: { expressCheckout: true } });
  const response = await customer.form(API.cartEntries, { itemId: 'mug', sku: 'MUG', quantity: '1' });
  expect(response.headers.get('location')).toMatch(/^\/checkout\?cartToken=./);
  await publishCheckout();
});

describe('the message of a rejected form', () => {
  const page = '<!doctype html><main>One</main><div role="main">Two</div>';
  const message = 'Unable to Add Item';
  const read = async (query: string) => {
    await publishCheckout({}, { 'notice/index.html': page });
    return customer.get(`/notice?problem=${query}`);
  };

  it('is not stored by shared caches', async () => {
    expect((await read('stock')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is shown once', async () => {
    expect((await (await read('stock')).text()).split(message)).toHaveLength(2);
  });

  it.each(['constructor', '__proto__', 'none', ''])('is not shown for the word %j', async (word) => {
    const response = await read(word);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('quoin-notice');
  });
});
