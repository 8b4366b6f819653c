import type { Context } from 'hono';
import { EDGE_PAGES } from '../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../app-env.ts';

const PURPOSE = 'order';

/** Where a buyer sees an order: the token opens this one and no other. */
export async function orderUrl(context: Context<AppEnv>, orderId: string): Promise<string> {
  const token = await orderTokenOf(context, orderId);
  return `${EDGE_PAGES.orderConfirmed}?order=${encodeURIComponent(orderId)}&token=${encodeURIComponent(token)}`;
}

export function orderTokenOf(context: Context<AppEnv>, orderId: string): Promise<string> {
  return context.get('tenant').keys.sign(PURPOSE, orderId);
}

export async function opensOrder(
  context: Context<AppEnv>,
  orderId: string,
  token: string | undefined,
): Promise<boolean> {
  return token !== undefined && (await context.get('tenant').keys.verify(PURPOSE, token)) === orderId;
}
