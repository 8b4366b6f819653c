import { asString, type JsonObject } from '../../../formatters/index.ts';
import type { RoutePlan } from '../../3-route/route.ts';
import { filterKey } from '../../model/list-filter.ts';
import { ownValue } from '../../model/own-value.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { NO_NAME, type Query, type TagUse, type Theme } from '../../model/theme.ts';
import type { Injects } from '../../template/injects.ts';

/** The page that shows the tag. */
export interface CurrentPage {
  /** Id of the page or the collection. */
  readonly id: string;
  readonly itemId: string | undefined;
}

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
export function createTagData({ tags }: Theme, services: TagServices): (current: CurrentPage) => Injects {
  return (current) => {
    const data: Record<string, () => JsonObject> = {};
    for (const use of tags) {
      if (use.kind === 'block-field') continue;
      let made: JsonObject | undefined;
      data[use.key] = () => {
        made ??= tagJson(use, current, services);
        return made;
      };
    }
    return data;
  };
}

function tagJson(
  use: Exclude<TagUse, { readonly kind: 'block-field' }>,
  current: CurrentPage,
  services: TagServices,
): JsonObject {
  switch (use.kind) {
    case 'query':
      return queryJson(use.query, current, services);
    case 'category':
      return categoriesJson(use, current, services);
    case 'related':
      return relatedJson(use, current, services);
    case 'navigation':
      return services.json.navigation(use.navigationId, current);
    case 'folder-navigation':
      return services.json.folderNavigation(current);
  }
}

/** The visible collection with this URL id, or that of the page. */
function collectionOf(
  urlId: string | undefined,
  current: CurrentPage,
  { site, plan }: TagServices,
): Site['collections'][number] | undefined {
  return site.collections.find(
    (each) =>
      (urlId === undefined ? each.id === current.id : each.urlId === urlId) &&
      Object.hasOwn(plan.urls.collections, each.id),
  );
}

function queryJson(query: Query, current: CurrentPage, services: TagServices): JsonObject {
  const { json, itemIds } = services;
  if (query.by !== undefined) return queriesByName(query, query.by, current, services);
  const collection = collectionOf(query.collection, current, services);
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

/** The result for each tag or category that items of the collection have. */
function queriesByName(
  { by: _, ...query }: Query,
  by: 'tag' | 'category',
  current: CurrentPage,
  services: TagServices,
): JsonObject {
  const collection = collectionOf(query.collection, current, services);
  const found = collection && services.json.collection(collection.id);
  const names = (found?.[by === 'tag' ? 'tags' : 'categories'] ?? []) as readonly string[];
  const results = {};
  for (const name of [NO_NAME, ...names])
    Object.defineProperty(results, name, {
      enumerable: true,
      get: () => queryJson({ ...query, [by]: name }, current, services),
    });
  return results;
}

/** `categories` of a collection, each with `name` and, if there is a page of its items, `fullUrl`. */
function categoriesJson(
  { collection: urlId, limit }: Extract<TagUse, { readonly kind: 'category' }>,
  current: CurrentPage,
  services: TagServices,
): JsonObject {
  const { json, plan } = services;
  const found = collectionOf(urlId, current, services);
  const collection = found && json.collection(found.id);
  if (found === undefined || collection === undefined) return { categories: [] };
  const names = (collection.categories as readonly string[]).slice(0, limit);
  const urls = ownValue(plan.filterUrls, found.id) ?? {};
  return {
    collection,
    categories: names.map((name) => ({
      name,
      fullUrl: ownValue(urls, filterKey({ kind: 'category', value: name })),
    })),
  };
}

/** Items of the collection that share tags or categories with the page's item: those with most in common first. */
function relatedJson(
  { limit }: Extract<TagUse, { readonly kind: 'related' }>,
  { id, itemId }: CurrentPage,
  { json, itemIds }: TagServices,
): JsonObject {
  const item = itemId === undefined ? undefined : json.item(itemId);
  if (item === undefined) return { items: [] };
  const names = new Set(taxonsOf(item));
  const related = itemIds(id)
    .filter((other) => other !== itemId)
    .map((other) => json.item(other))
    .filter((other) => other !== undefined)
    .map((other) => ({ other, shared: taxonsOf(other).filter((name) => names.has(name)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((left, right) => right.shared - left.shared)
    .slice(0, limit)
    .map(({ other }) => other);
  return {
    items: related,
    productMerchandisingContext: json.merchandising(related.map((each) => asString(each.id))),
  };
}

/** A tag and a category of the same name differ. */
function taxonsOf({ tags, categories }: JsonObject): readonly string[] {
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return [...list(tags).map((name) => `tag:${name}`), ...list(categories).map((name) => `category:${name}`)];
}

function isWanted(item: JsonObject, { category, tag, featured }: Query): boolean {
  if (featured && item.starred !== true) return false;
  return isAmong(category, item.categories) && isAmong(tag, item.tags);
}

function isAmong(wanted: string | undefined, names: unknown): boolean {
  return wanted === undefined || (Array.isArray(names) && names.includes(wanted));
}
