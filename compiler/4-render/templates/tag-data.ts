import type { JsonObject } from '../../../formatters/index.ts';
import type { RoutePlan } from '../../3-route/index.ts';
import type { Query, Site, TemplateJson, Theme } from '../../model/index.ts';

export interface TagServices {
  readonly site: Site;
  readonly json: TemplateJson;
  readonly plan: RoutePlan;
  itemIds(collectionId: string): readonly string[];
}

/** Makes what the `squarespace:` tags of the theme show, by the key under which it is injected. */
export function createTagData({ tags }: Theme, services: TagServices): (currentId: string) => JsonObject {
  const { json } = services;
  const ofAllPages = Object.fromEntries(
    tags.flatMap((use) => (use.kind === 'query' ? [[use.key, queryJson(use.query, services)]] : [])),
  );
  return (currentId) => {
    const current = { id: currentId };
    const ofPage = tags.flatMap((use) => {
      if (use.kind === 'navigation') return [[use.key, json.navigation(use.navigationId, current)]];
      return use.kind === 'folder-navigation' ? [[use.key, json.folderNavigation(current)]] : [];
    });
    return { ...ofAllPages, ...Object.fromEntries(ofPage) };
  };
}

function queryJson(query: Query, { site, json, plan, itemIds }: TagServices): JsonObject {
  const collection = site.collections.find(
    ({ id, urlId }) => urlId === query.collection && Object.hasOwn(plan.urls.collections, id),
  );
  if (collection === undefined) return { items: [] };
  const items = itemIds(collection.id)
    .map((id) => json.item(id))
    .filter((item) => item !== undefined)
    .filter((item) => isWanted(item, query));
  return {
    collection: json.collection(collection.id),
    items: items.slice(query.skip, query.skip + query.limit),
  };
}

function isWanted(item: JsonObject, { category, tag, featured }: Query): boolean {
  if (featured && item.starred !== true) return false;
  return isAmong(category, item.categories) && isAmong(tag, item.tags);
}

function isAmong(wanted: string | undefined, names: unknown): boolean {
  return wanted === undefined || (Array.isArray(names) && names.includes(wanted));
}
