import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { CartAdd, CartChange } from '../../domain/cart.ts';
import type { CartDO } from './cart-do.ts';

const ana = { cartId: 'ana', clientAddress: '' };

function mug(fields: Partial<CartAdd> = {}): CartAdd {
  return { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: null, ...fields };
}

function withShard(step: (shard: CartDO, at: (time: number) => void) => Promise<void>) {
  return runInDurableObject(env.CART.get(env.CART.newUniqueId()), async (shard: CartDO) => {
    const at = (time: number) => {
      shard.clock = () => time;
    };
    at(START);
    await step(shard, at);
  });
}

/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');

function changed(change: CartChange) {
  if (change.outcome !== 'changed') throw new Error(change.outcome);
  return { ...change.cart, entryId: change.entryId ?? '' };
}

const summary = (change: CartChange) =>
  changed(change).entries.map(({ sku, quantity, additionalFields }) => [sku, quantity, additionalFields]);

describe('adding to a cart', () => {
  it('creates the cart with its entry', async () => {
    await withShard(async (shard) => {
      const cart = changed(await shard.add(ana, mug({ kind: 'subscription', additionalFields: '{"a":1}' })));
      const { entryId, ...stored } = cart;
      expect(stored).toEqual({
        id: 'ana',
        kind: 'subscription',
        createdOn: START,
        couponCodes: [],
        entries: [{ id: entryId, itemId: 'mug', sku: 'MUG', quantity: 1, additionalFields: '{"a":1}' }],
      });
      expect(shard.read('ana')).toEqual(stored);
      expect(shard.read('eva')).toBeUndefined();
    });
  });

  it('joins entries with the same item, SKU and fields, and keeps the order of the others', async () => {
    await withShard(async (shard) => {
      await shard.add(ana, mug());
      await shard.add(ana, mug({ sku: 'OTHER' }));
      await shard.add(ana, mug({ itemId: 'cup' }));
      await shard.add(ana, mug({ additionalFields: '{"a":1}' }));
      expect(summary(await shard.add(ana, mug({ quantity: 2 })))).toEqual([
        ['MUG', 3, undefined],
        ['OTHER', 1, undefined],
        ['MUG', 1, undefined],
        ['MUG', 1, '{"a":1}'],
      ]);
    });
  });

  it('has the same result when it is repeated (R-ECART-API-14)', async () => {
    await withShard(async (shard) => {
      const first = changed(await shard.add(ana, mug({ addId: 'x' })));
      const again = changed(await shard.add(ana, mug({ addId: 'x' })));
      expect(again).toEqual(first);
      const eva = changed(await shard.add({ ...ana, cartId: 'eva' }, mug({ addId: 'x' })));
      expect(eva.entryId).not.toBe(first.entryId);
    });
  });

  it('counts all entries of a SKU against the stock', async () => {
    await withShard(async (shard) => {
      const add = (fields: Partial<CartAdd>) => shard.add(ana, mug({ available: 3, ...fields }));
      await add({ quantity: 2 });
      expect((await add({ quantity: 2, additionalFields: '{"a":1}' })).outcome).toBe('not-enough');
      expect((await add({ quantity: 1, additionalFields: '{"a":1}' })).outcome).toBe('changed');
      expect((await add({ sku: 'OTHER', quantity: 3 })).outcome).toBe('changed');
      expect((await add({ itemId: 'cup', quantity: 3 })).outcome).toBe('changed');
    });
  });

  it('is limited to 60 changes of a cart per minute (R-ECART-API-13)', async () => {
    await withShard(async (shard, at) => {
      for (let count = 0; count < 60; count++) expect((await shard.add(ana, mug())).outcome).toBe('changed');
      expect(await shard.add(ana, mug())).toEqual({ outcome: 'too-often', retryAfterSeconds: 60 });
      expect(shard.removeCoupon(ana)).toMatchObject({ outcome: 'too-often' });
      expect((await shard.add({ ...ana, cartId: 'eva' }, mug())).outcome).toBe('changed');
      at(START + 60_000);
      expect((await shard.add(ana, mug())).outcome).toBe('changed');
    });
  });
});

describe('changing an entry', () => {
  it('sets its quantity within the stock', async () => {
    await withShard(async (shard) => {
      const { entryId } = changed(await shard.add(ana, mug()));
      await shard.add(ana, mug({ quantity: 2, additionalFields: '{"a":1}' }));
      const set = (quantity: number) => shard.setQuantity(ana, { entryId, quantity, available: 5 });
      expect(set(4).outcome).toBe('not-enough');
      expect(summary(set(3))).toEqual([
        ['MUG', 3, undefined],
        ['MUG', 2, '{"a":1}'],
      ]);
    });
  });

  it('removes it at zero, however often', async () => {
    await withShard(async (shard) => {
      const { entryId } = changed(await shard.add(ana, mug()));
      const remove = { entryId, quantity: 0, available: null };
      await shard.add({ ...ana, cartId: 'eva' }, mug());
      expect(shard.setQuantity({ ...ana, cartId: 'eva' }, remove).outcome).toBe('changed');
      expect(shard.read('ana')?.entries).toHaveLength(1);
      expect(changed(shard.setQuantity(ana, remove)).entries).toEqual([]);
      expect(changed(shard.setQuantity(ana, remove)).entries).toEqual([]);
      expect(shard.setQuantity(ana, { ...remove, quantity: 1 })).toEqual({ outcome: 'no-entry' });
    });
  });

  it('replaces the fields of the entry of this item and SKU only', async () => {
    await withShard(async (shard) => {
      const { entryId } = changed(await shard.add(ana, mug()));
      const fields = { entryId, itemId: 'mug', sku: 'MUG', additionalFields: '{"b":2}' };
      const wrong = [{ entryId: 'x' }, { itemId: 'cup' }, { sku: 'OTHER' }];
      for (const each of wrong)
        expect(shard.setFields(ana, { ...fields, ...each })).toEqual({ outcome: 'no-entry' });
      const change = shard.setFields(ana, fields);
      expect(summary(change)).toEqual([['MUG', 1, '{"b":2}']]);
      expect(changed(change).entryId).toBe(entryId);
    });
  });
});

describe('coupons', () => {
  const good = (code: string) => ({ code, isGood: true });

  it('are added once each, and removed one by one or all', async () => {
    await withShard(async (shard) => {
      await shard.add(ana, mug());
      for (const code of ['A', 'B', 'C', 'A']) shard.addCoupon(ana, good(code));
      expect(shard.read('ana')?.couponCodes).toEqual(['B', 'C', 'A']);
      expect(changed(shard.removeCoupon(ana, 'C')).couponCodes).toEqual(['B', 'A']);
      expect(changed(shard.removeCoupon(ana)).couponCodes).toEqual([]);
    });
  });

  it('are at most ten', async () => {
    await withShard(async (shard) => {
      await shard.add(ana, mug());
      for (let count = 0; count < 10; count++)
        expect(shard.addCoupon(ana, good(`${count}`)).outcome).toBe('changed');
      expect(shard.addCoupon(ana, good('10'))).toEqual({ outcome: 'full' });
      expect(shard.addCoupon(ana, good('9')).outcome).toBe('changed');
    });
  });

  it('cannot be guessed: after ten unknown codes, even a known one waits for an hour', async () => {
    await withShard(async (shard, at) => {
      const caller = (cartId: string, clientAddress: string) => ({ cartId, clientAddress });
      for (const cartId of ['ana', 'eva', 'rui']) await shard.add(caller(cartId, ''), mug());
      const guess = (cartId: string, clientAddress: string, isGood = false) =>
        shard.addCoupon(caller(cartId, clientAddress), { code: 'A', isGood });
      for (let count = 0; count < 10; count++)
        expect(guess('ana', '192.0.2.1')).toEqual({ outcome: 'bad-coupon' });
      expect(guess('ana', '', true)).toEqual({ outcome: 'too-often', retryAfterSeconds: 3600 });
      expect(guess('eva', '192.0.2.1', true)).toEqual({ outcome: 'too-often', retryAfterSeconds: 3600 });
      expect(guess('rui', '', true).outcome).toBe('changed');
      at(START + 3_600_000);
      expect(guess('ana', '192.0.2.1', true).outcome).toBe('changed');
    });
  });
});

it('a choice of shipping replaces only what it contains', async () => {
  await withShard(async (shard) => {
    await shard.add(ana, mug());
    const location = { country: 'PT', postalCode: '1100' };
    shard.chooseShipping(ana, { optionId: 'post' });
    expect(changed(shard.chooseShipping(ana, { location }))).toMatchObject({
      shippingOptionId: 'post',
      shippingLocation: location,
    });
    expect(changed(shard.chooseShipping(ana, { optionId: 'courier' }))).toMatchObject({
      shippingOptionId: 'courier',
      shippingLocation: location,
    });
  });
});

it('any change extends the life of a cart, a rejected one does not', async () => {
  await withShard(async (shard, at) => {
    await shard.add(ana, mug());
    at(START + 1000);
    shard.addCoupon(ana, { code: 'A', isGood: true });
    at(START + 14 * 86_400_000);
    await shard.alarm();
    expect(shard.read('ana')).toBeDefined();
    shard.setFields(ana, { entryId: 'x', itemId: 'mug', sku: 'MUG', additionalFields: '' });
    at(START + 1000 + 14 * 86_400_000);
    await shard.alarm();
    expect(shard.read('ana')).toBeUndefined();
  });
});

it('a shard without carts needs no alarm', async () => {
  await runInDurableObject(env.CART.get(env.CART.newUniqueId()), async (shard: CartDO, { storage }) => {
    await shard.alarm();
    expect(await storage.getAlarm()).toBeNull();
  });
});
