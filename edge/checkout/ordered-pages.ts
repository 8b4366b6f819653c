import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import type { PageLink } from '../domain/store/order-emails.ts';
import type { ActiveRelease } from '../release/active-release.ts';

/** Returns the pages for the customers of what was ordered. */
export function orderedPages(
  { data: { paywalls = [] } }: Pick<ActiveRelease, 'data'>,
  { items }: Pick<StoredOrder, 'items'>,
): readonly PageLink[] {
  return paywalls
    .filter(({ productIds }) => items.some(({ itemId }) => productIds.includes(itemId)))
    .map(({ title, url }) => ({ title, path: encodeURI(url) }));
}
