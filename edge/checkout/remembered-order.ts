import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { portCookieName } from '../middleware/port-cookies.ts';
import { isSecure } from '../middleware/session-cookie.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { authorizedOrder, type OrderCustomer, orderFromToken, orderTokenOf } from './order-token.ts';

/** Token of the last order of this browser; HTTP-only. */
const ORDER_COOKIE = 'quoin_order';
/** Long enough to try another card, short enough for shared devices. */
const REMEMBERED_SECONDS = 3600;

/** Lets a customer return to the checkout through the cart, whose token does not give access to orders. */
export async function rememberOrder(
  context: Context<AppEnv>,
  order: OrderCustomer & Pick<StoredOrder, 'id'>,
): Promise<void> {
  setCookie(context, portCookieName(context, ORDER_COOKIE), await orderTokenOf(context, order), {
    ...cookieOptions(context),
    httpOnly: true,
    maxAge: REMEMBERED_SECONDS,
  });
}

/** Called when another person may use this browser. */
export function forgetOrder(context: Context<AppEnv>): void {
  deleteCookie(context, portCookieName(context, ORDER_COOKIE), cookieOptions(context));
}

/** Returns the `set-cookie` value that deletes the cookie of this order once it is paid. */
export async function forgottenOrder(
  context: Context<AppEnv>,
  { id }: StoredOrder,
): Promise<string | undefined> {
  const remembered = await rememberedOrder(context);
  return remembered?.id === id
    ? serialize(portCookieName(context, ORDER_COOKIE), '', { ...cookieOptions(context), maxAge: 0 })
    : undefined;
}

export interface RememberedFields extends Partial<PostalAddress> {
  readonly email?: string;
  readonly shippingOptionId?: string;
}

/**
 * Returns the checkout fields of an unpaid order, from the order page or from the browser that placed it, so that a
 * customer whose payment was declined need not enter them again. Requires the token of the order: a cart token must not
 * disclose an address.
 */
export async function rememberedFields(
  context: Context<AppEnv>,
  cartId: string | undefined,
): Promise<RememberedFields> {
  const { order: id = '', token } = context.req.query();
  const order = (await authorizedOrder(context, id, token)) ?? (await unpaidOrder(context, cartId));
  if (!order) return {};
  const release = await context.get('tenant').release();
  const option = release?.data.store.shippingOptions.find(({ name }) => name === order.shippingName);
  return {
    ...order.shippingAddress,
    email: order.email,
    ...(option !== undefined && { shippingOptionId: option.id }),
  };
}

async function unpaidOrder(
  context: Context<AppEnv>,
  cartId: string | undefined,
): Promise<StoredOrder | undefined> {
  const order = cartId === undefined ? undefined : await rememberedOrder(context);
  const isOpen = order?.purchasedCartId === cartId && order?.paidOn === undefined;
  return isOpen ? order : undefined;
}

async function rememberedOrder(context: Context<AppEnv>): Promise<StoredOrder | undefined> {
  const token = getCookie(context, portCookieName(context, ORDER_COOKIE));
  return token === undefined ? undefined : orderFromToken(context, token);
}

/** The checkout has a path in each language. */
function cookieOptions(context: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(context) } as const;
}
