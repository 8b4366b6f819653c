import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { EmailOrder, EmailParts } from '../domain/store/order-emails.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { createMoneyFormat } from '../release/money-format.ts';
import { orderInLanguage } from './order-in-language.ts';

/** Returns what emails about an order contain: for the store in the primary language, for the customer in theirs. */
export function emailParts(order: StoredOrder, live: ActiveRelease): EmailParts {
  const release = live.inLanguage?.primary ?? live;
  const own = orderInLanguage(order, release);
  const parts = emailOrder(order, release);
  return own.release === release ? parts : { ...parts, customer: emailOrder(own.order, own.release) };
}

function emailOrder(order: StoredOrder, release: ActiveRelease): EmailOrder {
  const money = createMoneyFormat(release, order.currency);
  return { order, website: release.data.website, money, texts: serverTexts(release.data) };
}
