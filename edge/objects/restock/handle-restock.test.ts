import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishRelease } from '../../testing/release.ts';
import { PRODUCTS, STORE } from '../../testing/shop.ts';

const PLATE = { productId: 'plate', variantId: 'plate-blue' };
const REQUEST = { isJoinMailingList: false, origin: 'https://shop.test', clientAddress: '' };

/** The object of a new store, with a request for a plate and one for a mug. */
async function withRequests() {
  const object = env.RESTOCK.get(env.RESTOCK.newUniqueId());
  await object.signUp({ ...REQUEST, ...PLATE, email: 'ana@example.com' });
  await object.signUp({ ...REQUEST, productId: 'mug', variantId: 'mug-one', email: 'eva@example.com' });
  return object;
}

function publish(siteId: string, sendRestockAutomatically: boolean) {
  const store = { ...STORE, sendRestockAutomatically };
  return publishRelease({ edgeData: { products: PRODUCTS, store } }, siteId);
}

describe('restocked variants', () => {
  beforeAll(async () => {
    await publish('shop', true);
    await publish('other', false);
  });

  it('notify their customers if alerts are automatic', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('shop', [PLATE])).toBe(1);
    expect(await object.listOutbox({ limit: 10 })).toMatchObject([
      { to: 'ana@example.com', subject: 'Tide plate (Blue) is back in stock' },
    ]);
  });

  it('send no email if alerts are sent by hand (R-ERESTOCK-API-12)', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('other', [PLATE])).toBe(0);
    expect(await object.listOutbox({ limit: 10 })).toEqual([]);
  });

  it('send no email if no release has them', async () => {
    const object = await withRequests();
    expect(await object.handleRestock('shop', [{ ...PLATE, variantId: 'plate-red' }])).toBe(0);
    expect(await object.handleRestock('unpublished', [PLATE])).toBe(0);
  });
});
