import type { RoutePlan } from '../../3-route/route.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site } from '../../model/site.ts';

/** The pages and collections for customers, with their products. Empty without any. */
export function paywalls(
  { pages, collections }: Pick<Site, 'pages' | 'collections'>,
  { urls }: Pick<RoutePlan, 'urls'>,
): Pick<EdgeData, 'paywalls'> {
  const found = [
    ...pages.map((page) => ({ ...page, url: ownValue(urls.pages, page.id) })),
    ...collections.map((collection) => ({ ...collection, url: ownValue(urls.collections, collection.id) })),
  ].flatMap(({ access, title, navigationTitle, url }) =>
    access?.for === 'customers' && url !== undefined
      ? [{ title: navigationTitle ?? title, url, productIds: access.productIds }]
      : [],
  );
  return found.length === 0 ? {} : { paywalls: found };
}
