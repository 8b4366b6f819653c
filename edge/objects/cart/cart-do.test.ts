import { env, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import type { CartAdd, CartChange } from '../../domain/cart.ts';
import type { CartDO } from './cart-do.ts';

function newShard() {
  return env.CART.get(env.CART.newUniqueId());
}

function mug(fields: Partial<CartAdd> = {}): CartAdd {
  return { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: null, ...fields };
}

const ana = { cartId: 'ana', clientAddress: '' };

function entries(change: CartChange) {
  if (change.outcome !== 'changed') throw new Error(change.outcome);
  return change.cart.entries;
}

describe('a cart shard', () => {
  it('deletes a cart 14 days after its last change (R-ECART-API-12)', async () => {
    const shard = newShard();
    await shard.add(ana, mug());
    await shard.add({ ...ana, cartId: 'eva' }, mug({ addId: 'x' }));
    await runInDurableObject(shard, async (instance: CartDO, { storage }) => {
      const start = Date.now();
      const life = 14 * 86_400_000;
      expect(await storage.getAlarm()).toBeGreaterThanOrEqual(start + life - 60_000);
      instance.clock = () => start + life - 60_000;
      instance.setQuantity(ana, {
        entryId: instance.read('ana')?.entries[0]?.id ?? '',
        quantity: 2,
        available: null,
      });
      instance.clock = () => start + life + 60_000;
      await instance.alarm();
      expect(instance.read('ana')?.entries).toHaveLength(1);
      expect(instance.read('eva')).toBeUndefined();
      // Until the next cart expires.
      expect(await storage.getAlarm()).toBe(start + 2 * life - 60_000);
      for (const table of ['entries', 'adds']) {
        const { count } = storage.sql
          .exec(`SELECT COUNT(*) AS count FROM ${table} WHERE cart_id = 'eva'`)
          .one();
        expect(count).toBe(0);
      }
    });
  });

  it('limits an address across all its carts, but not unknown ones (R-ECART-API-13)', async () => {
    await runInDurableObject(newShard(), async (instance: CartDO) => {
      const start = Date.now();
      instance.clock = () => start;
      const add = (n: number, clientAddress = '192.0.2.1') =>
        instance.add({ cartId: `cart ${n}`, clientAddress }, mug());
      for (let n = 0; n < 120; n++) expect((await add(n)).outcome).toBe('changed');
      expect(await add(120)).toEqual({ outcome: 'too-often', retryAfterSeconds: 60 });
      expect((await add(0, '192.0.2.2')).outcome).toBe('changed');
      for (let n = 0; n < 121; n++) expect((await add(n, '')).outcome).toBe('changed');
      instance.clock = () => start + 60_000;
      expect((await add(120)).outcome).toBe('changed');
    });
  });

  it('rejects changes of a paid cart', async () => {
    const shard = newShard();
    const [entry] = entries(await shard.add(ana, mug()));
    await shard.close('ana', 'order 1');
    await shard.close('ana', 'order 2');
    expect(await shard.read('ana')).toMatchObject({ orderId: 'order 1' });
    expect((await shard.add(ana, mug())).outcome).toBe('bought');
    const change = { entryId: entry?.id ?? '', quantity: 2, available: null };
    expect((await shard.setQuantity(ana, change)).outcome).toBe('bought');
    expect((await shard.setQuantity({ ...ana, cartId: 'unknown' }, change)).outcome).toBe('no-cart');
  });

  it('allows at most 9999 units per entry and 100 entries', async () => {
    const shard = newShard();
    await shard.add(ana, mug({ quantity: 9999 }));
    expect((await shard.add(ana, mug())).outcome).toBe('out-of-range');
    await runInDurableObject(shard, async (instance: CartDO) => {
      let now = Date.now();
      instance.clock = () => now;
      for (let n = 1; n < 100; n++) {
        now += 2000;
        expect((await instance.add(ana, mug({ sku: `S${n}` }))).outcome).toBe('changed');
      }
      now += 60_000;
      expect((await instance.add(ana, mug({ sku: 'S100' }))).outcome).toBe('full');
    });
  });

  it('applies parallel adds without exceeding the stock', async () => {
    const add = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(undefined, '{"a":1}'));
    await fc.assert(
      fc.asyncProperty(fc.array(add, { maxLength: 20 }), async (adds) => {
        const shard = newShard();
        const changes = await Promise.all(
          adds.map(([quantity, additionalFields]) =>
            shard.add(ana, mug({ quantity, available: 10, ...(additionalFields && { additionalFields }) })),
          ),
        );
        const taken = adds.reduce(
          (sum, [quantity], index) => sum + (changes[index]?.outcome === 'changed' ? quantity : 0),
          0,
        );
        const inCart =
          (await shard.read('ana'))?.entries.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
        expect(inCart).toBe(taken);
        expect(inCart).toBeLessThanOrEqual(10);
      }),
      { numRuns: propertyRuns(30) },
    );
  });
});
