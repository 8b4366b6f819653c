import type { RoutePlan } from '../../3-route/route.ts';
import type { Access } from '../../model/fields/access.ts';
import type { Id } from '../../model/fields/id.ts';
import { ownValue } from '../../model/own-value.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site } from '../../model/site.ts';

/** The pages and collections for customers, with their products. Empty without any. */
export function paywalls(
  { pages, collections }: Pick<Site, 'pages' | 'collections'>,
  { urls }: Pick<RoutePlan, 'urls'>,
): Pick<EdgeData, 'paywalls'> {
  const found = [
    ...pages.flatMap((page) => paywall(page, urls.pages)),
    ...collections.flatMap((collection) => paywall(collection, urls.collections)),
  ];
  return found.length === 0 ? {} : { paywalls: found };
}

interface Titled {
  readonly id: Id;
  readonly title: string;
  readonly navigationTitle?: string | undefined;
  readonly access?: Access | undefined;
}

function paywall({ id, access, title, navigationTitle }: Titled, urls: Readonly<Record<Id, string>>) {
  const url = access?.for === 'customers' ? ownValue(urls, id) : undefined;
  if (access?.for !== 'customers' || url === undefined) return [];
  return [{ title: navigationTitle ?? title, url, productIds: access.productIds }];
}
