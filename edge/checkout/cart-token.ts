import type { Context } from 'hono';
import { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import { newCartId } from '../domain/cart-id.ts';
import { readShared, sharedCookieLines } from '../middleware/port-cookies.ts';
import { DEFAULT_CART_SHARDS } from '../platform/remote/object-names.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Scopes the signature: a cart token is not valid as an order token. */
const PURPOSE = 'cart';

/** Returns the cart id of a token that this site has signed. */
export async function cartIdOf(
  context: Context<AppEnv>,
  token: string | undefined = readShared(context, COOKIES.cart),
): Promise<string | undefined> {
  return token === undefined ? undefined : context.get('tenant').keys.verify(PURPOSE, token);
}

export function cartTokenOf(context: Context<AppEnv>, cartId: string): Promise<string> {
  return context.get('tenant').keys.sign(PURPOSE, cartId);
}

/**
 * Creates a cart id. All carts of an address share one object, which counts their requests; carts of unknown addresses
 * are distributed evenly.
 */
export function makeCartId(context: Context<AppEnv>): string {
  const shards = Number(context.env.CART_SHARDS) || DEFAULT_CART_SHARDS;
  const address = context.get('clientAddress');
  return newCartId(address === '' ? Math.floor(Math.random() * shards) : hashOf(address) % shards);
}

/**
 * Sets the cart cookies, readable by scripts, which load the cart only when they are present (R-CART-LOAD-05). Renewed
 * with every change.
 */
export async function setCartCookies(context: Context<AppEnv>, cartId: string): Promise<void> {
  const lines = [
    ...sharedCookieLines(context, COOKIES.cart, await cartTokenOf(context, cartId)),
    ...sharedCookieLines(context, COOKIES.hasCart, 'true'),
  ];
  for (const line of lines) context.header('set-cookie', line, { append: true });
}

/** Returns `set-cookie` values that delete the cart cookies of a paid cart. */
export function clearedCartCookies(context: Context<AppEnv>): readonly string[] {
  return [COOKIES.cart, COOKIES.hasCart].flatMap((cookie) => sharedCookieLines(context, cookie, ''));
}

/** A non-cryptographic hash for distribution. */
function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) >>> 0;
  return hash;
}
