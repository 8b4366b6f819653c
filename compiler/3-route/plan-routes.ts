import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';
import { compiledPageType, PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { type Collector, createCollector, sortByLocation } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isReservedSlug } from '../model/fields/reserved-slugs.ts';
import { isPublished, type Viewing } from '../model/fields/status.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site, SitedItem } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import type { Theme } from '../model/theme.ts';
import { itemTemplate, listTemplate, notFoundTemplate, pageTemplate } from './choose-template.ts';
import { orderItems } from './order-items.ts';
import { planShells } from './plan-shells.ts';
import type { Feed, LocationOf, Route, RoutePlan, Subject, UrlTable } from './route.ts';
import { feedUrl, fileOf, itemUrl, listUrl, NOT_FOUND_FILE, NOT_FOUND_URL, pageUrl } from './urls.ts';

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
  const planned = [
    ...visible.pages.map((page) => planPage(page, options.theme)),
    ...visible.lists.flatMap((list) => planList(list, options.theme)),
  ];
  const routes = [
    ...planned.map(({ route }) => route),
    ...planShells({ collections: visible.lists.map(({ collection }) => collection) }, options.theme),
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
  const plan = { routes, urls: urlTable(visible), feeds };
  return { plan, diagnostics: sortByLocation(collector.list()) };
}

type SitePage = Site['pages'][number];
type SiteCollection = Site['collections'][number];

/** A collection and its visible items, in order. */
interface List {
  readonly collection: SiteCollection;
  readonly items: readonly SitedItem[];
}

interface Visible {
  readonly pages: readonly SitePage[];
  readonly lists: readonly List[];
}

function chooseVisible(site: Site, viewing: Viewing): Visible {
  const byCollection = new Map<string, SitedItem[]>();
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

/** A route and the document whose `urlId` determines its URL. */
interface Planned {
  readonly route: Route;
  readonly document: { readonly file: string; readonly urlId: string };
}

function planPage(page: SitePage, theme: Theme): Planned {
  const url = pageUrl(page);
  const route: Route = {
    url,
    file: fileOf(url),
    pageType: compiledPageType(page.pageType),
    template: pageTemplate(page, theme),
    layout: page.regionName ?? 'default',
    subject: { kind: 'page', pageId: page.id },
  };
  return { route, document: page };
}

/** Without a page size, a list is not split. */
const NO_PAGE_SIZE = Number.MAX_SAFE_INTEGER;

function planList({ collection, items }: List, theme: Theme): readonly Planned[] {
  const { id, regionName = 'default', typeName } = collection;
  const pageSize = ownValue(theme.collections, typeName)?.conf.pageSize ?? NO_PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const base = `/${collection.urlId}`;
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const url = listUrl(base, page);
    const subject: Subject = {
      kind: 'list',
      collectionId: id,
      itemIds: items.slice(index * pageSize, page * pageSize).map((item) => item.id),
      pagination: {
        page,
        pageCount,
        pageSize: Math.min(pageSize, items.length),
        previousUrl: page > 1 ? listUrl(base, page - 1) : undefined,
        nextUrl: page < pageCount ? listUrl(base, page + 1) : undefined,
      },
    };
    const template = listTemplate(collection, theme);
    const route = {
      url,
      file: fileOf(url),
      pageType: PAGE_TYPE['main-content'],
      template,
      layout: regionName,
      subject,
    };
    return { route, document: collection };
  });
  const ofItems = items.map((item, index): Planned => {
    const url = itemUrl(collection, item.urlId);
    const route: Route = {
      url,
      file: fileOf(url),
      pageType: PAGE_TYPE['content-item'],
      template: itemTemplate(collection, theme),
      layout: regionName,
      subject: {
        kind: 'item',
        collectionId: id,
        itemId: item.id,
        previousId: items[index - 1]?.id,
        nextId: items[index + 1]?.id,
      },
    };
    return { route, document: item };
  });
  return [...pages, ...ofItems];
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
    const isTop = subject.kind === 'page' || (subject.kind === 'list' && subject.pagination.page === 1);
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
    collections: Object.fromEntries(lists.map(({ collection }) => [collection.id, `/${collection.urlId}`])),
    items: Object.fromEntries(
      lists.flatMap(({ collection, items }) =>
        items.map(({ id, urlId }) => [id, itemUrl(collection, urlId)]),
      ),
    ),
  };
}
