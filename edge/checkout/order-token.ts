import type { Context } from 'hono';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { hashJson } from '../platform/crypto/hash-json.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

const PURPOSE = 'order';

/** The person an order belongs to. The cart of an unpaid order can be ordered again with other customer data. */
export type OrderCustomer = Pick<StoredOrder, 'email' | 'shippingAddress'>;

/**
 * Returns the URL of an order for its customer. The token becomes invalid when the customer data of the order changes.
 */
export async function orderUrl(context: Context<AppEnv>, order: StoredOrder): Promise<string> {
  const token = await orderTokenOf(context, order);
  const path = `${order.language === undefined ? '' : `/${order.language}`}${EDGE_PAGES.orderConfirmed}`;
  return `${path}?order=${encodeURIComponent(order.id)}&token=${encodeURIComponent(token)}`;
}

export async function orderTokenOf(
  context: Context<AppEnv>,
  order: OrderCustomer & Pick<StoredOrder, 'id'>,
): Promise<string> {
  return context.get('tenant').keys.sign(PURPOSE, await payloadOf(order));
}

/** Returns the order if the token authorizes access to it. */
export async function authorizedOrder(
  context: Context<AppEnv>,
  orderId: string,
  token: string | undefined,
): Promise<StoredOrder | undefined> {
  const { keys, store } = context.get('tenant');
  const payload = token === undefined ? undefined : await keys.verify(PURPOSE, token);
  if (!payload?.startsWith(`${orderId}~`)) return undefined;
  const order = await store().order(orderId);
  return order && payload === (await payloadOf(order)) ? order : undefined;
}

/** Returns the order of a token, when no order id is given. */
export async function orderFromToken(
  context: Context<AppEnv>,
  token: string,
): Promise<StoredOrder | undefined> {
  const payload = await context.get('tenant').keys.verify(PURPOSE, token);
  return payload === undefined ? undefined : authorizedOrder(context, payload.split('~')[0] ?? '', token);
}

/** Whether two requests contain the same customer data. */
export function isSameCustomer(left: OrderCustomer, right: OrderCustomer): boolean {
  return JSON.stringify(customerParts(left)) === JSON.stringify(customerParts(right));
}

async function payloadOf(order: OrderCustomer & Pick<StoredOrder, 'id'>): Promise<string> {
  return `${order.id}~${await hashJson(customerParts(order))}`;
}

function customerParts({ email, shippingAddress }: OrderCustomer): readonly unknown[] {
  return [email, ...addressParts(shippingAddress)];
}

/** The fields in a fixed order. */
export function addressParts(address: OrderCustomer['shippingAddress']): readonly unknown[] {
  const { name, line1, line2, city, region, postalCode, country } = address ?? {};
  return [name, line1, line2, city, region, postalCode, country];
}
