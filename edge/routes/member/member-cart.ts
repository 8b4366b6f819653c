import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import { cartIdOf, clearedCartCookies, makeCartId, setCartCookies } from '../../checkout/cart-token.ts';
import type { StoredCart, StoredEntry } from '../../domain/cart.ts';
import { cartShard } from '../../domain/cart-id.ts';
import type { SignedInMember } from '../../middleware/member-session.ts';
import { isSecure } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/**
 * Says who signed in here last and has not signed out, so that the next person at this browser does not get the cart
 * that is left in it.
 */
const OWNER_COOKIE = 'quoin_cart_of';
const PURPOSE = 'cart-owner';

/**
 * After signing in: the anonymous cart goes into the customer's own, as far as there is stock, and the browser has that
 * one from now on (R-ESESS-API-10). Doing it twice adds nothing. A cart of another customer, who left it behind in this
 * browser, is let alone.
 */
export async function mergeCarts(context: Context<AppEnv>, member: SignedInMember): Promise<void> {
  const owner = await ownerOf(context);
  const inBrowser = await openCart(context, await cartIdOf(context));
  const own = await openCart(context, member.cartId);
  const isOthers = owner !== undefined && owner !== member.id;
  const guest = isOthers ? undefined : inBrowser;
  if (guest !== undefined && own !== undefined && guest.id !== own.id) await pour(context, guest, own);
  const cart = own ?? guest;
  await setOwner(context, member.id);
  if (cart === undefined) return isOthers ? forgetCart(context) : undefined;
  if (own === undefined) await context.get('tenant').member(member.shard).setCart(member.id, cart.id);
  await setCartCookies(context, cart.id);
}

/** Before signing out: what was put into a new cart while the old one was being paid is the customer's as well. */
export async function keepCart(context: Context<AppEnv>, member: SignedInMember): Promise<void> {
  const cart = await openCart(context, await cartIdOf(context));
  if (cart === undefined || cart.id === member.cartId) return;
  await context.get('tenant').member(member.shard).setCart(member.id, cart.id);
}

/** After signing out: nothing is in the browser, or a copy that belongs to nobody (R-ESESS-API-04). */
export async function leaveCart(context: Context<AppEnv>, isCloned: boolean): Promise<void> {
  const cart = isCloned ? await openCart(context, await cartIdOf(context)) : undefined;
  deleteCookie(context, OWNER_COOKIE, { path: '/', secure: isSecure(context) });
  if (cart === undefined || cart.entries.length === 0) return forgetCart(context);
  const id = makeCartId(context);
  for (const entry of cart.entries) await addTo(context, { cartId: id, entry, cart, available: null });
  await setCartCookies(context, id);
}

function forgetCart(context: Context<AppEnv>): void {
  for (const cookie of clearedCartCookies(context)) context.header('set-cookie', cookie, { append: true });
}

/** A cart that can still be filled. */
async function openCart(context: Context<AppEnv>, id: string | undefined): Promise<StoredCart | undefined> {
  if (id === undefined) return undefined;
  const cart = await context.get('tenant').cart(cartShard(id)).read(id);
  return cart?.orderId === undefined && cart?.kind === 'cart' ? cart : undefined;
}

async function pour(context: Context<AppEnv>, from: StoredCart, to: StoredCart): Promise<void> {
  const itemIds = [...new Set(from.entries.map(({ itemId }) => itemId))];
  const stock = itemIds.length === 0 ? [] : await context.get('tenant').store().stock(itemIds);
  const amounts = new Map<string, number>();
  const count = ({ itemId, sku, quantity }: StoredEntry) => {
    const key = JSON.stringify([itemId, sku]);
    amounts.set(key, quantity + (amounts.get(key) ?? 0));
  };
  to.entries.forEach(count);
  for (const entry of from.entries) {
    const line = stock.find(({ productId, sku }) => productId === entry.itemId && sku === entry.sku);
    if (line?.isSellable !== true) continue;
    const available = line.unlimited ? null : line.qtyInStock;
    const room =
      Math.min(available ?? LIMITS.quantityMax, LIMITS.quantityMax) -
      (amounts.get(JSON.stringify([entry.itemId, entry.sku])) ?? 0);
    const part = { ...entry, quantity: Math.min(entry.quantity, room) };
    if (part.quantity < 1) continue;
    await addTo(context, { cartId: to.id, entry: part, cart: from, available });
    count(part);
  }
}

interface Pouring {
  readonly cartId: string;
  readonly entry: StoredEntry;
  readonly cart: StoredCart;
  readonly available: number | null;
}

/** The same entry of the same cart is taken over once, however often somebody signs in with it. */
async function addTo(context: Context<AppEnv>, { cartId, entry, cart, available }: Pouring): Promise<void> {
  const { id, ...rest } = entry;
  const caller = { cartId, clientAddress: '' };
  await context
    .get('tenant')
    .cart(cartShard(cartId))
    .add(caller, { ...rest, kind: 'cart', available, addId: `from ${cart.id} ${id}` });
}

async function ownerOf(context: Context<AppEnv>): Promise<string | undefined> {
  const cookie = getCookie(context, OWNER_COOKIE);
  return cookie === undefined ? undefined : context.get('tenant').keys.verify(PURPOSE, cookie);
}

async function setOwner(context: Context<AppEnv>, memberId: string): Promise<void> {
  setCookie(context, OWNER_COOKIE, await context.get('tenant').keys.sign(PURPOSE, memberId), {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: isSecure(context),
    maxAge: COOKIES.cart.seconds,
  });
}
