import type { RoutePlan } from '../../3-route/route.ts';
import type { Access } from '../../model/fields/access.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site } from '../../model/site.ts';

/** The pages and collections for customers, with their products. Empty without any. */
export function paywalls(
  { pages, collections }: Pick<Site, 'pages' | 'collections'>,
  { urls }: Pick<RoutePlan, 'urls'>,
): Pick<EdgeData, 'paywalls'> {
  const found = [
    ...pages.flatMap((page) => paywall(page, ownValue(urls.pages, page.id))),
    ...collections.flatMap((collection) => paywall(collection, ownValue(urls.collections, collection.id))),
  ];
  return found.length === 0 ? {} : { paywalls: found };
}

interface Titled {
  readonly title: string;
  readonly navigationTitle?: string | undefined;
  readonly access?: Access | undefined;
}

function paywall({ access, title, navigationTitle }: Titled, url: string | undefined) {
  if (access?.for !== 'customers' || url === undefined) return [];
  return [{ title: navigationTitle ?? title, url, productIds: access.productIds }];
}
