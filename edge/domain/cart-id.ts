import { base64Url } from '../platform/crypto/site-keys.ts';

/** One byte with the shard, then 128 random bits (edge 4.1). */
const ID_BYTES = 17;

/** The id contains the shard, so that carts stay in place when the number of shards changes. */
export function newCartId(shard: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  bytes[0] = shard;
  return base64Url(bytes);
}

/** Only for ids from a signed token. */
export function cartShard(cartId: string): number {
  return atob(cartId.slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0);
}
