import { type FilterKind, filterKey } from '../model/list-filter.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import { filterItems } from './filters.ts';
import type { RoutePlan } from './route.ts';

/** The items of a collection that have a tag, category or author, or are from one month. */
export interface ItemGroup {
  /** Name of the tag, category or author, or `2026-11`. */
  readonly name: string;
  readonly count: number;
  /** Of the list of these items; undefined if the site has none. */
  readonly url: string | undefined;
}

export interface GroupOptions {
  readonly site: Site;
  readonly plan: Pick<RoutePlan, 'filterUrls'>;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

/** Creates the function that returns the groups of a collection's visible items, in the order in which their names first occur. */
export function createItemGroups({ site, plan, itemIds }: GroupOptions) {
  const known = new Map<string, readonly ItemGroup[]>();
  function groupsOf(collectionId: string, kind: FilterKind): readonly ItemGroup[] {
    const ids = new Set(itemIds(collectionId));
    const urls = ownValue(plan.filterUrls, collectionId) ?? {};
    const items = site.items.filter(({ id }) => ids.has(id));
    return filterItems(site, items, [kind]).map(({ filter, items: own }) => ({
      name: kind === 'author' ? (own[0]?.author?.displayName ?? filter.value) : filter.value,
      count: own.length,
      url: ownValue(urls, filterKey(filter)),
    }));
  }
  return (collectionId: string, kind: FilterKind): readonly ItemGroup[] => {
    const key = `${kind}:${collectionId}`;
    const groups = known.get(key) ?? groupsOf(collectionId, kind);
    known.set(key, groups);
    return groups;
  };
}
