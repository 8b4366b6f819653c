import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShoppingCart } from '../../../../formatters/vocabulary/api/cart.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { cartShard } from '../../../domain/cart-id.ts';
import { createTenant } from '../../../tenancy/tenant.ts';
import { createTestCustomer, type TestCustomer } from '../../../testing/customer.ts';
import { publishRelease, testEnv } from '../../../testing/release.ts';
import { PRODUCTS, product, shopData, variant } from '../../../testing/shop.ts';

/** Sold by the month in the data, but there is nothing to send each month. */
const album = product({
  id: 'album',
  productType: 2,
  isSubscribable: true,
  variants: [variant({ sku: 'ALBUM' })],
});

let customer: TestCustomer;

const service = { productType: 3, isSubscribable: true } as const;
const course = product({ ...service, id: 'class', variants: [variant({ sku: 'CLASS' })] });
const talk = product({ ...service, id: 'talk', variants: [variant({ sku: 'TALK', unlimited: true })] });

beforeAll(() =>
  publishRelease({ edgeData: shopData({ products: { ...PRODUCTS, album, class: course, talk } }) }),
);

beforeEach(async () => {
  customer = await createTestCustomer();
});

const subscribe = (body: object) => customer.json('POST', API.subscription, body);

/** Returns the entries of the cart of a subscription. */
async function entriesOf(response: Response): Promise<ShoppingCart['entries']> {
  const { cartToken } = await response.json<{ readonly cartToken: string }>();
  const other = await createTestCustomer();
  other.cookies.set('CART', cartToken);
  return (await other.cart()).entries;
}

describe('a subscription', () => {
  it('is requested with qty, not with quantity (R-ECOM-API-01)', async () => {
    expect((await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 1 })).status).toBe(200);
    expect((await subscribe({ itemId: 'clay', sku: 'CLAY', quantity: 1 })).status).toBe(400);
  });

  it('is requested with additional fields (R-ECOM-API-01)', async () => {
    const additionalFields = '{"for":"Ana"}';
    const entries = await entriesOf(
      await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 1, additionalFields }),
    );
    expect(entries).toMatchObject([{ itemId: 'clay', quantity: 1, additionalFields }]);
  });

  it('returns the token of its cart (R-ECOM-API-02)', async () => {
    const response = await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 2 });
    expect(await response.json()).toEqual({ cartToken: expect.stringMatching(/.{40}/) });
  });

  it('may be of a service', async () => {
    expect((await subscribe({ itemId: 'class', sku: 'CLASS', qty: 1 })).status).toBe(200);
  });

  it('is alone in its cart and leaves the cart of the visitor unchanged (R-ECOM-API-03)', async () => {
    await customer.add('MUG');
    const response = await subscribe({ itemId: 'clay', sku: 'CLAY', qty: 2 });
    const { cartToken } = await response.clone().json<{ readonly cartToken: string }>();
    expect(await entriesOf(response)).toMatchObject([{ itemId: 'clay', quantity: 2 }]);
    const tenant = createTenant(testEnv(), 'shop');
    const cartId = (await tenant.keys.verify('cart', cartToken)) ?? '';
    expect(await tenant.cart(cartShard(cartId)).read(cartId)).toMatchObject({ kind: 'subscription' });
    expect((await customer.cart()).entries).toMatchObject([{ itemId: 'mug' }]);
  });

  it('may have 9,999 units', async () => {
    expect((await subscribe({ itemId: 'talk', sku: 'TALK', qty: 9999 })).status).toBe(200);
  });

  it.each([
    ['a product without one', { itemId: 'mug', sku: 'MUG', qty: 1 }],
    ['a digital product', { itemId: 'album', sku: 'ALBUM', qty: 1 }],
    ['none', { itemId: 'clay', sku: 'CLAY', qty: 0 }],
    ['ten thousand', { itemId: 'talk', sku: 'TALK', qty: 10_000 }],
  ])('of %s is rejected (R-ECOM-API-03)', async (_what, body) => {
    expect((await subscribe(body)).status).toBe(400);
  });
});
