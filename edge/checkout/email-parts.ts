import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { EmailOrder, EmailParts } from '../domain/store/order-emails.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { createMoneyFormat } from './money-format.ts';
import { orderInLanguage } from './order-in-language.ts';

/** Returns what emails about an order contain: for the store in the primary language, for the customer in theirs. */
export async function emailParts(order: StoredOrder, live: ActiveRelease): Promise<EmailParts> {
  const release = live.inLanguage?.primary ?? live;
  const own = orderInLanguage(order, release);
  const parts = await emailOrder(order, release);
  return own.release === release ? parts : { ...parts, customer: await emailOrder(own.order, own.release) };
}

async function emailOrder(order: StoredOrder, release: ActiveRelease): Promise<EmailOrder> {
  const money = await createMoneyFormat(release, order.currency);
  return { order, website: release.data.website, money, texts: serverTexts(release.data) };
}
