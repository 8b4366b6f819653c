import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { compiledPageType, PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { type Collector, createCollector, sortByLocation } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isReservedSlug } from '../model/fields/reserved-slugs.ts';
import { isPublished, type Viewing } from '../model/fields/status.ts';
import { FILTER_KINDS, filterKey } from '../model/list-filter.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import type { Theme } from '../model/theme.ts';
import { blockFilters } from './block-filters.ts';
import { notFoundTemplate, pageLayout, pageTemplate } from './choose-template.ts';
import { type FilteredItems, filterItems, linkedFilters } from './filters.ts';
import { type Folder, type FolderChild, planFolders } from './folders.ts';
import { orderItems } from './order-items.ts';
import { type List, type Planned, planList } from './plan-list.ts';
import { planShells } from './plan-shells.ts';
import type { Feed, LocationOf, Route, RoutePlan, UrlTable } from './route.ts';
import type { RoutedItem, RoutedPage, RoutedSite } from './routed-site.ts';
import { feedUrl, fileOf, filterUrl, itemUrl, NOT_FOUND_FILE, NOT_FOUND_URL, pageUrl } from './urls.ts';

export interface PlannedRoutes {
  readonly plan: RoutePlan;
  readonly diagnostics: readonly Diagnostic[];
}

export interface RouteOptions extends Viewing {
  readonly theme: Theme;
  /** Returns the location of a document value, for diagnostics. */
  readonly locationOf: LocationOf;
}

/**
 * Step 3: decides which URL shows which document with which template. Content that visitors may not see has no route: drafts,
 * scheduled content before its time, disabled collections and their items.
 */
export function planRoutes(site: Site, options: RouteOptions): PlannedRoutes {
  const collector = createCollector();
  const visible = chooseVisible(site, options);
  const collections = visible.lists.map(({ collection }) => collection);
  const folders = planFolders({ theme: options.theme, pages: visible.pages, collections });
  const filters = planFilters(site, visible, options);
  const ofContent = [
    ...visible.pages.map((page) => planPage(page, options.theme)),
    ...visible.lists
      .filter(({ collection }) => !isRedirect(folders[collection.id]))
      .flatMap((list) => planList(list, options.theme, filters.get(list.collection.id) ?? [])),
  ];
  const planned = [...ofContent, ...planRedirectingFolders(collections, folders, ofContent)];
  const routes = [
    ...planned.map(({ route }) => route),
    ...planShells({ pages: visible.pages, collections }, options.theme),
    planNotFound(site, options),
  ];
  const feeds = visible.lists.flatMap(planFeed);
  checkUrls(planned, { locationOf: options.locationOf, collector, feeds });
  if (!routes.some(({ url }) => url === '/')) {
    collector.add(
      siteDiagnostic('site/no-home', {
        message: 'No published page is the home page',
        hint: 'make a page the home page ("isHome": true)',
      }),
    );
  }
  const filterUrls = Object.fromEntries(
    visible.lists.map(({ collection }) => [collection.id, urlsOfFilters(collection, filters)]),
  );
  const plan = { routes, urls: urlTable(visible), feeds, folders, filterUrls };
  return { plan, diagnostics: sortByLocation(collector.list()) };
}

type SiteCollection = Site['collections'][number];

interface Visible {
  readonly pages: readonly RoutedPage[];
  readonly lists: readonly List[];
}

function chooseVisible(site: RoutedSite, viewing: Viewing): Visible {
  const byCollection = new Map<string, RoutedItem[]>();
  for (const item of site.items) {
    if (!isPublished(item, viewing)) continue;
    const group = byCollection.get(item.collectionId);
    if (group === undefined) byCollection.set(item.collectionId, [item]);
    else group.push(item);
  }
  return {
    pages: site.pages.filter(
      (page) => page.pageType !== PAGE_TYPE['not-found'] && isPublished(page, viewing),
    ),
    lists: site.collections
      .filter(({ enabled }) => enabled || viewing.drafts)
      .map((collection) => ({
        collection,
        items: orderItems(collection, byCollection.get(collection.id) ?? []),
      })),
  };
}

type Filters = ReadonlyMap<string, readonly FilteredItems[]>;

/** The filters that the theme links to in all collections, and blocks in theirs. */
function planFilters(site: Site, { lists }: Visible, options: RouteOptions): Filters {
  const ofTheme = linkedFilters(options.theme);
  const ofBlocks = blockFilters(site, options);
  return new Map(
    lists.map(({ collection, items }) => {
      const linked = new Set([...ofTheme, ...(ownValue(ofBlocks, collection.id) ?? [])]);
      const kinds = FILTER_KINDS.filter((kind) => linked.has(kind));
      return [collection.id, kinds.length === 0 ? [] : filterItems(site, items, kinds)];
    }),
  );
}

function urlsOfFilters(collection: SiteCollection, filters: Filters): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (filters.get(collection.id) ?? []).map(({ filter, slug }) => [
      filterKey(filter),
      filterUrl(collection, { kind: filter.kind, slug }),
    ]),
  );
}

/** A folder that shows its first page; an empty one shows its own list. */
function isRedirect(folder: Folder | undefined): boolean {
  return folder?.kind === 'redirect' && folder.children.length > 0;
}

function planRedirectingFolders(
  collections: readonly SiteCollection[],
  folders: RoutePlan['folders'],
  planned: readonly Planned[],
): readonly Planned[] {
  const routeOf = ({ type, id }: FolderChild) =>
    planned.find(({ route: { subject } }) =>
      type === 'page'
        ? subject.kind === 'page' && subject.pageId === id
        : subject.kind === 'list' && subject.collectionId === id,
    )?.route;
  return collections.flatMap((collection) => {
    const folder = folders[collection.id];
    if (!isRedirect(folder)) return [];
    const [first] = (folder?.children ?? []).flatMap((child) => routeOf(child) ?? []);
    return planFolder(collection, first);
  });
}

function planPage(page: RoutedPage, theme: Theme): Planned {
  const url = pageUrl(page);
  const route: Route = {
    url,
    file: fileOf(url),
    pageType: compiledPageType(page.pageType),
    template: pageTemplate(page, theme),
    layout: pageLayout(page, theme),
    subject: { kind: 'page', pageId: page.id },
  };
  return { route, document: page };
}

/**
 * The URL of a folder shows its first page. Search engines are led to that page; a list continues on its own pages.
 */
function planFolder(folder: SiteCollection, first: Route | undefined): readonly Planned[] {
  if (first === undefined) return [];
  const url = pageUrl(folder);
  return [{ route: { ...first, url, file: fileOf(url), canonicalUrl: first.url }, document: folder }];
}

function planNotFound(site: Site, { theme, ...viewing }: RouteOptions): Route {
  const page = site.pages.find((own) => own.pageType === PAGE_TYPE['not-found'] && isPublished(own, viewing));
  return {
    url: NOT_FOUND_URL,
    file: NOT_FOUND_FILE,
    pageType: PAGE_TYPE['not-found'],
    template: notFoundTemplate(page, theme),
    layout: page?.regionName ?? 'default',
    subject: { kind: 'not-found', pageId: page?.id },
  };
}

/** Maximum entries of a feed; feed readers keep older ones. */
const FEED_LENGTH = 20;

/** Collections sorted by date get a feed; products do not. */
function planFeed({ collection, items }: List): readonly Feed[] {
  const { id, type, urlId, itemOrder } = collection;
  const dated = items.filter(({ publishOn }) => publishOn !== undefined);
  if (type === COLLECTION_TYPE.products || itemOrder !== 'date' || dated.length === 0) return [];
  const url = feedUrl(`/${urlId}`);
  const itemIds = dated.slice(0, FEED_LENGTH).map((item) => item.id);
  return [{ url, file: url.slice(1), collectionId: id, itemIds }];
}

/** The dashboard's wording, with the field name for users who edit files. */
const CHOOSE = 'choose another URL (urlId)';

interface UrlOptions {
  readonly locationOf: LocationOf;
  readonly collector: Collector;
  readonly feeds: readonly Feed[];
}

function checkUrls(planned: readonly Planned[], { locationOf, collector, feeds }: UrlOptions): void {
  const byUrl = new Map<string, Planned>();
  const ofFeeds = new Set(feeds.map(({ url }) => url.toLowerCase()));
  const urlIdLocation = (file: string) => locationOf(file, ['body', 'urlId']);
  for (const own of planned) {
    const { route, document } = own;
    const { url, subject } = route;
    const isTop =
      subject.kind === 'page' ||
      (subject.kind === 'list' && subject.pagination.page === 1 && subject.filter === undefined);
    const location = () => {
      const found = urlIdLocation(document.file);
      return found && { location: found };
    };
    if (isTop && url !== '/' && isReservedSlug(document.urlId)) {
      const message = `Quoin reserves /${document.urlId}`;
      collector.add(siteDiagnostic('site/reserved-slug', { message, hint: CHOOSE, ...location() }));
    }
    const key = url.toLowerCase().normalize('NFC');
    if (ofFeeds.has(key)) {
      const message = `${url} is the feed URL of a collection`;
      collector.add(siteDiagnostic('site/reserved-slug', { message, hint: CHOOSE, ...location() }));
      continue;
    }
    const earlier = byUrl.get(key);
    if (earlier === undefined) {
      byUrl.set(key, own);
      continue;
    }
    collector.add(twoAt(url, { own: document.file, other: earlier.document.file, locationOf }));
  }
}

interface TwoOptions {
  /** File names. */
  readonly own: string;
  readonly other: string;
  readonly locationOf: LocationOf;
}

/** Two documents with the same URL. The fix is to change one `urlId`, or, at `/`, to choose one home page. */
function twoAt(url: string, { own, other, locationOf }: TwoOptions): Diagnostic {
  const path = url === '/' ? ['body', 'isHome'] : ['body', 'urlId'];
  const [location, otherLocation] = [locationOf(own, path), locationOf(other, path)];
  return siteDiagnostic('site/duplicate-address', {
    message: url === '/' ? 'Two pages are the home page' : `Two documents have the URL ${url}`,
    hint:
      url === '/'
        ? 'make only one of them the home page (remove "isHome" from the other)'
        : 'change the URL of one of them (urlId)',
    ...(location && { location }),
    ...(otherLocation && { related: [{ message: 'the other one is here', location: otherLocation }] }),
  });
}

function urlTable({ pages, lists }: Visible): UrlTable {
  return {
    pages: Object.fromEntries(pages.map((page) => [page.id, pageUrl(page)])),
    collections: Object.fromEntries(lists.map(({ collection }) => [collection.id, pageUrl(collection)])),
    items: Object.fromEntries(
      lists.flatMap(({ collection, items }) =>
        items.map(({ id, urlId }) => [id, itemUrl(collection, urlId)]),
      ),
    ),
  };
}
