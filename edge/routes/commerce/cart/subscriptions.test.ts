import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { publishRelease } from '../../../testing/release.ts';
import { PRODUCTS, product, shopData, variant } from '../../../testing/shop.ts';
import { subscriptionResponseSchema } from './schemas.ts';

/** Sold by the month in the data, but there is nothing to send each month. */
const album = product({
  id: 'album',
  productType: 2,
  isSubscribable: true,
  variants: [variant({ sku: 'ALBUM' })],
});

let customer: TestCustomer;

beforeAll(() => publishRelease({ edgeData: shopData({ products: { ...PRODUCTS, album } }) }));

beforeEach(async () => {
  customer = await createTestCustomer();
});

const subscribe = (body: object) => customer.json('POST', API.subscription, body);

describe('a subscription', () => {
  it('is requested with qty, not with quantity (R-ECOM-API-01)', async () => {
    expect((await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 1 })).status).toBe(200);
    expect((await subscribe({ itemId: 'clay', sku: 'CLAY', quantity: 1 })).status).toBe(400);
  });

  it('returns the token of its cart (R-ECOM-API-02)', async () => {
    const response = await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 2 });
    expect(subscriptionResponseSchema.parse(await response.json()).cartToken).not.toBe('');
  });

  it('is alone in its cart and leaves the cart of the visitor unchanged (R-ECOM-API-03)', async () => {
    await customer.add('MUG');
    const response = await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 2 });
    const { cartToken } = (await response.json()) as { cartToken: string };
    const other = await createTestCustomer();
    other.cookies.set('CART', cartToken);
    expect((await other.cart()).entries).toMatchObject([{ itemId: 'clay', quantity: 2 }]);
    expect((await customer.cart()).entries).toMatchObject([{ itemId: 'mug' }]);
  });

  it.each([
    ['a product without one', { itemId: 'mug', sku: 'MUG', qty: 1 }],
    ['a digital product', { itemId: 'album', sku: 'ALBUM', qty: 1 }],
    ['none', { itemId: 'clay', sku: 'CLAY', qty: 0 }],
    ['ten thousand', { itemId: 'clay', sku: 'CLAY', qty: 10_000 }],
  ])('of %s is rejected (R-ECOM-API-03)', async (_what, body) => {
    expect((await subscribe(body)).status).toBe(400);
  });
});
