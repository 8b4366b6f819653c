import { asString, type JsonObject } from '../../../formatters/index.ts';
import type { RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { Query, TagUse, Theme } from '../../model/theme.ts';

export interface TagServices {
  readonly site: Site;
  readonly json: TemplateJson;
  readonly plan: RoutePlan;
  itemIds(collectionId: string): readonly string[];
}

/**
 * Creates the data of the theme's `squarespace:` tags, by injection key. Values are computed on access, so that a page depends
 * only on what its own templates show.
 */
export function createTagData({ tags }: Theme, services: TagServices): (currentId: string) => JsonObject {
  return (currentId) => {
    const made = new Map<string, JsonObject>();
    const data = {};
    for (const use of tags) {
      if (use.kind === 'block-field') continue;
      Object.defineProperty(data, use.key, {
        enumerable: true,
        get: () => {
          const value = made.get(use.key) ?? tagJson(use, { id: currentId }, services);
          made.set(use.key, value);
          return value;
        },
      });
    }
    return data;
  };
}

function tagJson(
  use: Exclude<TagUse, { readonly kind: 'block-field' }>,
  current: { readonly id: string },
  services: TagServices,
): JsonObject {
  switch (use.kind) {
    case 'query':
      return queryJson(use.query, services);
    case 'navigation':
      return services.json.navigation(use.navigationId, current);
    case 'folder-navigation':
      return services.json.folderNavigation(current);
  }
}

function queryJson(query: Query, { site, json, plan, itemIds }: TagServices): JsonObject {
  const collection = site.collections.find(
    ({ id, urlId }) => urlId === query.collection && Object.hasOwn(plan.urls.collections, id),
  );
  if (collection === undefined) return { items: [] };
  const items = itemIds(collection.id)
    .map((id) => json.item(id))
    .filter((item) => item !== undefined)
    .filter((item) => isWanted(item, query))
    .slice(query.skip, query.skip + query.limit);
  return {
    collection: json.collection(collection.id),
    items,
    // The page's own merchandising data is that of its product.
    productMerchandisingContext: json.merchandising(items.map(({ id }) => asString(id))),
  };
}

function isWanted(item: JsonObject, { category, tag, featured }: Query): boolean {
  if (featured && item.starred !== true) return false;
  return isAmong(category, item.categories) && isAmong(tag, item.tags);
}

function isAmong(wanted: string | undefined, names: unknown): boolean {
  return wanted === undefined || (Array.isArray(names) && names.includes(wanted));
}
