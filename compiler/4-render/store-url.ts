import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { sortedEntries } from '../../formatters/vocabulary/sorted-entries.ts';
import type { RoutePlan } from '../3-route/route.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';

/** Returns the URL of the first store page: of those in the main navigation, otherwise of all. Undefined without any. */
export function storeUrl(
  { collections, navigations }: Pick<Site, 'collections' | 'navigations'>,
  { urls }: Pick<RoutePlan, 'urls'>,
): string | undefined {
  const stores = new Map(
    collections
      .filter(({ type }) => type === COLLECTION_TYPE.products)
      .flatMap(({ id }) => {
        const url = ownValue(urls.collections, id);
        return url === undefined ? [] : [[id, url] as const];
      }),
  );
  const main = sortedEntries(navigations.find(({ id }) => id === 'mainNavigation')?.items ?? {});
  const inNavigation = main.find(([, { collectionId = '' }]) => stores.has(collectionId));
  return stores.get(inNavigation?.[1].collectionId ?? '') ?? stores.values().next().value;
}
