import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { cartShard } from '../domain/cart-id.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { makeCartId } from './cart-token.ts';

/** Returns the shard of a new cart of this address. */
function shardOf(clientAddress: string, env: object = {}): number {
  return cartShard(makeCartId({ env, get: () => clientAddress } as unknown as Context<AppEnv>));
}

it('the carts of an address are in one object, which counts their changes (R-ECART-API-13)', () => {
  const shards = Array.from({ length: 50 }, (_, index) => shardOf(`192.0.2.${index}`));
  expect(shards).toEqual(Array.from({ length: 50 }, (_, index) => shardOf(`192.0.2.${index}`)));
  expect(new Set(shards).size).toBeGreaterThan(8);
  expect(Math.max(...shards)).toBeLessThan(16);
});

it('carts of unknown addresses are in many objects', () => {
  expect(new Set(Array.from({ length: 200 }, () => shardOf(''))).size).toBeGreaterThan(8);
});

it('the number of objects for carts is a setting', () => {
  const shards = Array.from({ length: 50 }, (_, index) => shardOf(`192.0.2.${index}`, { CART_SHARDS: '2' }));
  expect(new Set(shards)).toEqual(new Set([0, 1]));
});
