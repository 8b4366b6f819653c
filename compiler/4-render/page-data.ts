import type { JsonObject } from '../../formatters/index.ts';
import { SHELL_TITLES } from '../../formatters/vocabulary/site/shell-titles.ts';
import type { ListPagination, Route } from '../3-route/route.ts';
import { ownValue } from '../model/own-value.ts';
import type { ShellName } from '../model/release/manifest.ts';
import type { Site } from '../model/site.ts';
import type { ReadTracker } from '../model/template-json/read-tracker.ts';
import { eventLists, filterData, type ListServices, listDocument, withChildren } from './list-data.ts';

/** Data of the document that a page shows, as template JSON. */
export interface PageData {
  readonly collection: JsonObject | undefined;
  /** The id of a system page, such as the cart: the platform gives them no collection, and themes rely on that. */
  readonly systemId?: string | undefined;
  readonly item: JsonObject | undefined;
  readonly items: readonly JsonObject[] | undefined;
  readonly pagination: JsonObject | undefined;
  /** Further data of a list page. */
  readonly more: JsonObject;
  readonly itemIds: readonly string[];
  /** Id that navigation items are compared with. */
  readonly currentId: string;
  /** Document with the page's title and SEO settings. */
  readonly document: PageDocument | undefined;
  readonly page: Site['pages'][number] | undefined;
}

interface PageDocument {
  readonly title: string;
  readonly seo: Site['pages'][number]['seo'];
  readonly description?: string | undefined;
  readonly mainImageId?: string | undefined;
}

export interface FactServices extends ListServices {
  readonly pages: ReadonlyMap<string, Site['pages'][number]>;
  readonly collections: ReadonlyMap<string, Site['collections'][number]>;
  readonly items: ReadonlyMap<string, Site['items'][number]>;
  /** Strings in the site's language. */
  readonly strings: Readonly<Record<string, string>>;
  readonly tracker?: ReadTracker | undefined;
}

export function pageData({ subject, template }: Route, services: FactServices): PageData {
  const { json, pages, collections, items } = services;
  switch (subject.kind) {
    case 'page': {
      const page = pages.get(subject.pageId);
      return {
        ...EMPTY,
        collection: json.page(subject.pageId),
        currentId: subject.pageId,
        document: page,
        page,
      };
    }
    case 'not-found': {
      const page = subject.pageId === undefined ? undefined : pages.get(subject.pageId);
      if (subject.pageId !== undefined) services.tracker?.touch(`page:${subject.pageId}`);
      return page === undefined
        ? { ...EMPTY, ...systemPage('not-found', notFoundTitle(services.strings)) }
        : { ...EMPTY, document: page, page, collection: notFoundCollection(page) };
    }
    case 'shell':
      return { ...EMPTY, ...systemPage(subject.shell, shellTitle(subject.shell, services.strings)) };
    case 'list': {
      const { collectionId, itemIds, filter } = subject;
      const all = itemIds.map((id) => json.item(id)).filter((item) => item !== undefined);
      const events = eventLists(all, services);
      const { showPastOrUpcomingEvents: shown, calendarView } = collections.get(collectionId) ?? {};
      const listed = shown === undefined ? all : (events[shown] ?? []);
      return {
        ...EMPTY,
        collection: withChildren(json.collection(collectionId), collectionId, services),
        items: listed,
        more: {
          empty: listed.length === 0,
          ...events,
          ...filterData(filter, listed),
          // `calendar-view?` and `show-past-events?` read them outside of `collection`.
          ...(calendarView !== undefined && { calendarView }),
          ...(shown !== undefined && { showPastOrUpcomingEvents: shown }),
        },
        // A theme without `.list` shows the first item with its `.item`.
        item: template.endsWith('.item') ? listed[0] : undefined,
        pagination: listPagination(subject.pagination, all),
        itemIds,
        currentId: collectionId,
        document: listDocument(collections.get(collectionId), filter, {
          items: listed,
          language: services.language,
        }),
      };
    }
    case 'item': {
      const { collectionId, itemId, previousId, nextId } = subject;
      return {
        ...EMPTY,
        collection: json.collection(collectionId),
        item: json.item(itemId),
        pagination: {
          prevItem: previousId === undefined ? undefined : json.itemLink(previousId),
          nextItem: nextId === undefined ? undefined : json.itemLink(nextId),
        },
        itemIds: [itemId],
        currentId: collectionId,
        document: items.get(itemId),
      };
    }
  }
}

const EMPTY: PageData = {
  collection: undefined,
  item: undefined,
  items: undefined,
  pagination: undefined,
  more: {},
  itemIds: [],
  currentId: '',
  document: undefined,
  page: undefined,
};

/** It has no URL of its own. */
function notFoundCollection({ id, title, navigationTitle = title }: Site['pages'][number]): JsonObject {
  const type = { typeName: 'page', typeLabel: 'page', type: 10 };
  return { id, title, navigationTitle, ...type, fullUrl: '/404.html' };
}

function systemPage(systemId: string, title: string): Pick<PageData, 'systemId' | 'document'> {
  return { systemId, document: { title, seo: {} } };
}

function notFoundTitle(strings: Readonly<Record<string, string>>): string {
  return ownValue(strings, 'notFoundTitle') ?? 'Not found';
}

/** Keys of `localizedStrings`. */
const TITLE_KEYS: Readonly<Record<ShellName, string>> = {
  cart: 'cartTitle',
  checkout: 'checkoutTitle',
  'order-confirmed': 'orderConfirmedTitle',
  search: 'searchTitle',
  message: 'messageTitle',
  'lock-screen': 'lockScreenTitle',
  'access-denied': 'membersTitle',
  paywall: 'paywallTitle',
};

function shellTitle(shell: ShellName, strings: Readonly<Record<string, string>>): string {
  return ownValue(strings, TITLE_KEYS[shell]) ?? SHELL_TITLES[shell];
}

function listPagination(
  { page, pageSize, previousUrl, nextUrl }: ListPagination,
  items: readonly JsonObject[],
): JsonObject {
  const [first, last] = [timeOf(items[0]), timeOf(items.at(-1))];
  return {
    page,
    pageSize,
    ...(previousUrl !== undefined && {
      prevPage: true,
      prevPageUrl: previousUrl,
      ...(first !== undefined && { prevPageOffset: first }),
    }),
    ...(nextUrl !== undefined && {
      nextPage: true,
      nextPageUrl: nextUrl,
      ...(last !== undefined && { nextPageOffset: last }),
    }),
  };
}

/** What a list by date continues after: scripts of themes append it as `?offset=`. */
function timeOf(item: JsonObject | undefined): number | undefined {
  const time = item?.startDate ?? item?.publishOn;
  return typeof time === 'number' ? time : undefined;
}
