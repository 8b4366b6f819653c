import { asNumber, asString, type JsonObject, member } from '../../formatters/index.ts';
import { RECORD_TYPE } from '../../formatters/vocabulary/content/record-type.ts';
import type { RoutePlan } from '../3-route/route.ts';
import type { ListFilter } from '../model/list-filter.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import type { TemplateJson } from '../model/template-json/template-json.ts';
import { monthTitle } from './site-calendar.ts';

type SiteCollection = Site['collections'][number];

/** What list pages read of the rest of the site. */
export interface ListServices {
  readonly json: TemplateJson;
  readonly plan: Pick<RoutePlan, 'folders'>;
  /** Language tag of the site. */
  readonly language: string;
  /** Epoch milliseconds. */
  now(): number;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
  /** The main content of a page, without its layout. Undefined when visitors may not see it. */
  pageContent(pageId: string): string | undefined;
}

/** Most items of a collection on an index page: as many as a query returns. */
const MAX_INDEX_ITEMS = 100;

/** Adds `collections`, the children of a folder: pages with their `mainContent`, collections with their `items`. */
export function withChildren(
  collection: JsonObject | undefined,
  collectionId: string,
  services: ListServices,
): JsonObject | undefined {
  const folder = ownValue(services.plan.folders, collectionId);
  if (collection === undefined || folder === undefined) return collection;
  const { json } = services;
  const collections = folder.children.flatMap(({ type, id }): readonly JsonObject[] => {
    const child = type === 'page' ? json.page(id) : json.collection(id);
    if (child === undefined) return [];
    if (!folder.isFull) return [child];
    if (type === 'page') return [{ ...child, mainContent: services.pageContent(id) }];
    const ids = services.itemIds(id).slice(0, MAX_INDEX_ITEMS);
    return [{ ...child, items: ids.flatMap((itemId) => json.item(itemId) ?? []) }];
  });
  return { ...collection, collections };
}

export interface EventLists {
  readonly upcoming?: readonly JsonObject[];
  readonly past?: readonly JsonObject[];
}

/** `upcoming` and `past`: the events of a list by the time of the build, the next and the latest first. */
export function eventLists(items: readonly JsonObject[], { now }: Pick<ListServices, 'now'>): EventLists {
  const events = items.filter(({ recordType }) => recordType === RECORD_TYPE.event);
  if (events.length === 0) return {};
  const time = now();
  const isPast = ({ startDate, endDate }: JsonObject) => asNumber(endDate ?? startDate) < time;
  const byStart = events.toSorted((left, right) => asNumber(left.startDate) - asNumber(right.startDate));
  return {
    upcoming: byStart.filter((event) => !isPast(event)),
    past: byStart.filter(isPast).reverse(),
  };
}

/** What templates read on a filtered list: `tagFilter`, `categoryFilter`, `authorFilter` with `author`, `monthFilter`. */
export function filterData(filter: ListFilter | undefined, items: readonly JsonObject[]): JsonObject {
  if (filter === undefined) return {};
  const { kind, value } = filter;
  return { [`${kind}Filter`]: value, ...(kind === 'author' && { author: items[0]?.author }) };
}

export interface FilteredList {
  readonly items: readonly JsonObject[];
  readonly language: string;
}

/** A filtered list has a title of its own: `cobalt — Journal`. */
export function listDocument(
  collection: SiteCollection | undefined,
  filter: ListFilter | undefined,
  list: FilteredList,
): SiteCollection | undefined {
  if (collection === undefined || filter === undefined) return collection;
  const { seo, title } = collection;
  return {
    ...collection,
    title: `${filterTitle(filter, list)} — ${title}`,
    seo: { ...seo, title: undefined, description: undefined },
  };
}

function filterTitle({ kind, value }: ListFilter, { items, language }: FilteredList): string {
  if (kind === 'author') return asString(member(items[0]?.author, 'displayName'));
  return kind === 'month' ? monthTitle(value, language) : value;
}
