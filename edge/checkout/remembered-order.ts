import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { isSecure } from '../middleware/session-cookie.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { type Buyer, openedOrder, orderOfToken, orderTokenOf } from './order-token.ts';

/** The last order of this browser: its token, which tells nothing by itself. Scripts cannot read it. */
const ORDER_COOKIE = 'quoin_order';
/** Long enough to find another card; too short for whoever has the device next. */
const REMEMBERED_SECONDS = 3600;

/** Whoever orders may come back by way of the cart, whose token opens nothing of theirs. */
export async function rememberOrder(
  context: Context<AppEnv>,
  order: Buyer & Pick<StoredOrder, 'id'>,
): Promise<void> {
  setCookie(context, ORDER_COOKIE, await orderTokenOf(context, order), {
    ...cookieOptions(context),
    httpOnly: true,
    maxAge: REMEMBERED_SECONDS,
  });
}

/** Another person may be at this browser from now on. */
export function forgetOrder(context: Context<AppEnv>): void {
  deleteCookie(context, ORDER_COOKIE, cookieOptions(context));
}

/** The value of `set-cookie` that takes it away: once it is paid there is nothing to come back to. */
export async function forgottenOrder(
  context: Context<AppEnv>,
  { id }: StoredOrder,
): Promise<string | undefined> {
  const remembered = await rememberedOrder(context);
  return remembered?.id === id
    ? serialize(ORDER_COOKIE, '', { ...cookieOptions(context), maxAge: 0 })
    : undefined;
}

export interface RememberedFields extends Partial<PostalAddress> {
  readonly email?: string;
  readonly shippingOptionId?: string;
}

/**
 * Somebody whose payment was declined comes back, and need not type everything again: from the page of that order, or with
 * the cart that was ordered, in the browser that ordered it. Only the order's own token opens it: that of a cart tells
 * nobody where its owner lives.
 */
export async function typedBefore(
  context: Context<AppEnv>,
  cartId: string | undefined,
): Promise<RememberedFields> {
  const { order: id = '', token } = context.req.query();
  const order = (await openedOrder(context, id, token)) ?? (await unpaidOrder(context, cartId));
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
  const token = getCookie(context, ORDER_COOKIE);
  return token === undefined ? undefined : orderOfToken(context, token);
}

function cookieOptions(context: Context<AppEnv>) {
  return { path: EDGE_PAGES.checkout, sameSite: 'Lax', secure: isSecure(context) } as const;
}
