import { asString, type JsonObject, memberAt } from '../../../formatters/index.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import type { NavigationItem } from '../documents/navigation.ts';
import type { Site } from '../site.ts';
import type { TemplateFolder } from './template-json-services.ts';

/** Lookups of navigation into the rest of the site. */
export interface NavigationServices {
  /** Returns the page as a collection; undefined when visitors may not see it. */
  page(id: string): JsonObject | undefined;
  collection(id: string): JsonObject | undefined;
  /** Pages and collections in the folder with this id, in order; empty for other collections. */
  children(collectionId: string): TemplateFolder['children'];
}

/** The current page. */
export interface Current {
  /** Id of the page or of the collection (for its list and its items). */
  readonly id: string;
}

/** `items[]` of a navigation for one page: in order, folders with their own items, without unpublished pages. */
export function navigationJson(
  navigation: Site['navigations'][number] | undefined,
  current: Current,
  services: NavigationServices,
): JsonObject {
  const children = childrenIn(navigation?.items ?? NO_ITEMS);
  const itemsOf = (parent: string): readonly JsonObject[] =>
    (children.get(parent) ?? []).flatMap(([id, item]) => {
      const made = itemJson(id, item, { current, services, items: itemsOf(id) });
      return made === undefined ? [] : [made];
    });
  return { items: itemsOf(ROOT) };
}

type Items = Site['navigations'][number]['items'];
type Children = ReadonlyMap<string, readonly (readonly [id: string, item: NavigationItem])[]>;

const NO_ITEMS: Items = {};

/** Every page of a site has the same navigation. */
const knownChildren = new WeakMap<Items, Children>();

/** The items by the id of their parent, in order. */
function childrenIn(items: Items): Children {
  const known = knownChildren.get(items);
  if (known !== undefined) return known;
  const children = new Map<string, (readonly [string, NavigationItem])[]>();
  for (const entry of sortedEntries(items)) {
    const { parent = ROOT } = entry[1];
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [entry]);
    else siblings.push(entry);
  }
  knownChildren.set(items, children);
  return children;
}

/** Sibling navigation items in the current page's folder; nothing outside a folder. */
export function folderNavigationJson(
  navigations: Site['navigations'],
  current: Current,
  services: NavigationServices,
): JsonObject {
  for (const navigation of navigations) {
    const { items } = navigationJson(navigation, current, services);
    const folder = (items as readonly JsonObject[]).find(({ folderActive }) => folderActive === true);
    if (folder !== undefined) return { collection: folder.collection, items: folder.items };
  }
  return { items: [] };
}

/** Ids are never empty, so this key means "no parent". */
const ROOT = '';

interface ItemOptions {
  readonly current: Current;
  readonly services: NavigationServices;
  readonly items: readonly JsonObject[];
}

/**
 * Templates test for what an entry has (`{.if collection}`, `{.if items}`), and names that it does not have would be those of the page
 * or of the menu. So each has both.
 */
function itemJson(
  id: string,
  item: NavigationItem,
  { current, services, items }: ItemOptions,
): JsonObject | undefined {
  const { pageId, collectionId, externalLink, title } = item;
  if (externalLink !== undefined)
    return { id, active: false, folderActive: false, collection: null, externalLink, items: [] };
  const target = pageId ?? collectionId;
  if (target === undefined) {
    const folderActive = items.some(({ active }) => active === true);
    return { id, active: false, folderActive, collection: menuFolder(id, title ?? '', items), items };
  }
  const found = pageId === undefined ? services.collection(target) : services.page(target);
  if (found === undefined) return undefined;
  const collection = title === undefined ? found : { ...found, navigationTitle: title };
  const own = collectionId === undefined ? [] : childItems(collectionId, { current, services });
  const all = [...own, ...items];
  const folderActive = all.some(({ active }) => active === true);
  return {
    id,
    active: target === current.id,
    folderActive,
    collection,
    items: all,
  };
}

/** A folder that only the menu has, as a collection of the type `folder`. Its URL is that of its first entry. */
function menuFolder(id: string, title: string, items: readonly JsonObject[]): JsonObject {
  const fullUrl = items.map(urlOf).find((url) => url !== '') ?? '';
  return {
    id,
    title,
    navigationTitle: title,
    fullUrl,
    typeName: 'folder',
    typeLabel: 'folder',
    folder: true,
  };
}

function urlOf(item: JsonObject): string {
  return (
    asString(memberAt(item, ['collection', 'fullUrl'])) || asString(memberAt(item, ['externalLink', 'url']))
  );
}

/** Entries of what is in a folder of the site, which is in the menu with the folder. */
function childItems(
  folderId: string,
  { current, services }: Omit<ItemOptions, 'items'>,
): readonly JsonObject[] {
  return services.children(folderId).flatMap(({ type, id }) => {
    const collection = type === 'page' ? services.page(id) : services.collection(id);
    if (collection === undefined) return [];
    return [
      { id: `${folderId}-${id}`, active: id === current.id, folderActive: false, collection, items: [] },
    ];
  });
}
