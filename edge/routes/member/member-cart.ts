import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import { cartIdOf, clearedCartCookies, makeCartId, setCartCookies } from '../../checkout/cart-token.ts';
import type { StoredCart, StoredEntry } from '../../domain/cart.ts';
import { cartShard } from '../../domain/cart-id.ts';
import type { SignedInMember } from '../../middleware/member-session.ts';
import { portCookieName } from '../../middleware/port-cookies.ts';
import { isSecure } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/**
 * Identifies the last customer who signed in and did not sign out, so that the next person at this browser does not get
 * the remaining cart.
 */
const OWNER_COOKIE = 'quoin_cart_of';
const PURPOSE = 'cart-owner';

/**
 * After sign-in: merges the anonymous cart into the customer's cart, as far as stock allows, and switches the browser
 * to it (R-ESESS-API-10). Idempotent. A cart of another customer is not merged.
 */
export async function mergeCarts(context: Context<AppEnv>, member: SignedInMember): Promise<void> {
  const owner = await ownerOf(context);
  const inBrowser = await openCart(context, await cartIdOf(context));
  const own = await openCart(context, member.cartId);
  const isOthers = owner !== undefined && owner !== member.id;
  const guest = isOthers ? undefined : inBrowser;
  if (guest !== undefined && own !== undefined && guest.id !== own.id)
    await mergeEntries(context, guest, own);
  const cart = own ?? guest;
  await setOwner(context, member.id);
  if (cart === undefined) return isOthers ? forgetCart(context) : undefined;
  if (own === undefined) await context.get('tenant').member(member.shard).setCart(member.id, cart.id);
  await setCartCookies(context, cart.id);
}

/** Before sign-out: saves a cart that was created while the previous one was being paid. */
export async function saveCart(context: Context<AppEnv>, member: SignedInMember): Promise<void> {
  const cart = await openCart(context, await cartIdOf(context));
  if (cart === undefined || cart.id === member.cartId) return;
  await context.get('tenant').member(member.shard).setCart(member.id, cart.id);
}

/** After sign-out: leaves no cart in the browser, or an anonymous copy (R-ESESS-API-04). */
export async function detachCart(context: Context<AppEnv>, isCloned: boolean): Promise<void> {
  const cart = isCloned ? await openCart(context, await cartIdOf(context)) : undefined;
  deleteCookie(context, portCookieName(context, OWNER_COOKIE), { path: '/', secure: isSecure(context) });
  if (cart === undefined || cart.entries.length === 0) return forgetCart(context);
  const id = makeCartId(context);
  for (const entry of cart.entries) await addTo(context, { cartId: id, entry, cart, available: null });
  await setCartCookies(context, id);
}

function forgetCart(context: Context<AppEnv>): void {
  for (const cookie of clearedCartCookies(context)) context.header('set-cookie', cookie, { append: true });
}

/** Returns an unpaid cart that can be changed. */
async function openCart(context: Context<AppEnv>, id: string | undefined): Promise<StoredCart | undefined> {
  if (id === undefined) return undefined;
  const cart = await context.get('tenant').cart(cartShard(id)).read(id);
  return cart?.orderId === undefined && cart?.kind === 'cart' ? cart : undefined;
}

async function mergeEntries(context: Context<AppEnv>, from: StoredCart, to: StoredCart): Promise<void> {
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
    const remaining =
      Math.min(available ?? LIMITS.quantityMax, LIMITS.quantityMax) -
      (amounts.get(JSON.stringify([entry.itemId, entry.sku])) ?? 0);
    const part = { ...entry, quantity: Math.min(entry.quantity, remaining) };
    if (part.quantity < 1) continue;
    await addTo(context, { cartId: to.id, entry: part, cart: from, available });
    count(part);
  }
}

interface EntryCopy {
  readonly cartId: string;
  readonly entry: StoredEntry;
  readonly cart: StoredCart;
  readonly available: number | null;
}

/** Copies an entry; the id makes repeated sign-ins idempotent. */
async function addTo(context: Context<AppEnv>, { cartId, entry, cart, available }: EntryCopy): Promise<void> {
  const { id, ...rest } = entry;
  const caller = { cartId, clientAddress: '' };
  await context
    .get('tenant')
    .cart(cartShard(cartId))
    .add(caller, { ...rest, kind: 'cart', available, addId: `from ${cart.id} ${id}` });
}

async function ownerOf(context: Context<AppEnv>): Promise<string | undefined> {
  const cookie = getCookie(context, portCookieName(context, OWNER_COOKIE));
  return cookie === undefined ? undefined : context.get('tenant').keys.verify(PURPOSE, cookie);
}

async function setOwner(context: Context<AppEnv>, memberId: string): Promise<void> {
  setCookie(
    context,
    portCookieName(context, OWNER_COOKIE),
    await context.get('tenant').keys.sign(PURPOSE, memberId),
    {
      path: '/',
      sameSite: 'Lax',
      httpOnly: true,
      secure: isSecure(context),
      maxAge: COOKIES.cart.seconds,
    },
  );
}
