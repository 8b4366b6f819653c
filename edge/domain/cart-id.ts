import { base64Url } from '../platform/crypto/site-keys.ts';

/** 128 random bits behind one byte that says which object keeps the cart (edge 4.1). */
const ID_BYTES = 17;

/** The number of objects may change: a cart stays where its id says. */
export function newCartId(shard: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  bytes[0] = shard;
  return base64Url(bytes);
}

/** Only for ids that this site has made: a token's signature says so. */
export function cartShard(cartId: string): number {
  return atob(cartId.slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0);
}
