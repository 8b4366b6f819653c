import { expect, it } from 'vitest';
import { cartShard, newCartId } from './cart-id.ts';

it('contains its shard, next to 128 random bits', () => {
  // 62, 63, 250, 254: base64 needs the characters that differ in URLs.
  for (const shard of [0, 1, 7, 62, 63, 250, 251, 254, 255]) {
    const ids = Array.from({ length: 50 }, () => newCartId(shard));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{23}$/);
      expect(cartShard(id)).toBe(shard);
    }
  }
});
