import type { Context } from 'hono';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { digestOf } from '../platform/crypto/hash-json.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

const PURPOSE = 'order';

/** Whom an order belongs to. Until it is paid, whoever has its cart may order it anew, as somebody else. */
export type Buyer = Pick<StoredOrder, 'email' | 'shippingAddress'>;

/** Where a buyer sees an order: the token opens this one and no other, and only while it is hers. */
export async function orderUrl(context: Context<AppEnv>, order: StoredOrder): Promise<string> {
  const token = await orderTokenOf(context, order);
  return `${EDGE_PAGES.orderConfirmed}?order=${encodeURIComponent(order.id)}&token=${encodeURIComponent(token)}`;
}

export async function orderTokenOf(
  context: Context<AppEnv>,
  order: Buyer & Pick<StoredOrder, 'id'>,
): Promise<string> {
  return context.get('tenant').keys.sign(PURPOSE, await payloadOf(order));
}

/** The order, if the token opens it. */
export async function openedOrder(
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

/** The order that a token opens, where nothing else names it. */
export async function orderOfToken(
  context: Context<AppEnv>,
  token: string,
): Promise<StoredOrder | undefined> {
  const payload = await context.get('tenant').keys.verify(PURPOSE, token);
  return payload === undefined ? undefined : openedOrder(context, payload.split('~')[0] ?? '', token);
}

/** Both sent the same: one knows nothing that the other does not. */
export function isSameCustomer(left: Buyer, right: Buyer): boolean {
  return JSON.stringify(customerParts(left)) === JSON.stringify(customerParts(right));
}

async function payloadOf(order: Buyer & Pick<StoredOrder, 'id'>): Promise<string> {
  return `${order.id}~${await digestOf(customerParts(order))}`;
}

function customerParts({ email, shippingAddress }: Buyer): readonly unknown[] {
  return [email, ...addressParts(shippingAddress)];
}

/** Its parts in one order, whatever order they came in. */
export function addressParts(address: Buyer['shippingAddress']): readonly unknown[] {
  const { name, line1, line2, city, region, postalCode, country } = address ?? {};
  return [name, line1, line2, city, region, postalCode, country];
}
