import {
  type Collector,
  createCollector,
  type Diagnostic,
  type Place,
  sortByPlace,
} from '../diagnostics/index.ts';
import {
  compiledPageType,
  isPublished,
  ownValue,
  PAGE_TYPE,
  type Site,
  type SitedItem,
  siteProblem,
  type Theme,
  type Viewing,
} from '../model/index.ts';
import { fileOf, itemUrl, listUrl, NOT_FOUND_FILE, NOT_FOUND_URL, pageUrl } from './addresses.ts';
import { itemTemplate, listTemplate, notFoundTemplate, pageTemplate } from './choose-template.ts';
import { orderItems } from './order-items.ts';
import { isReservedSlug } from './reserved-slugs.ts';
import type { Route, RoutePlan, Subject, UrlTable } from './route.ts';

/** The place of the value at `path` of the document `file`, when it has one. */
export type PlaceOf = (file: string, path: readonly string[]) => Place | undefined;

export interface PlannedRoutes {
  readonly plan: RoutePlan;
  readonly diagnostics: readonly Diagnostic[];
}

export interface RouteQuestion extends Viewing {
  readonly theme: Theme;
  /** Where a value of a document stands: for problems. */
  readonly placeOf: PlaceOf;
}

/**
 * Step 3: decides which address shows what, and with which template. What visitors may not see yet has no route: drafts,
 * scheduled things before their time, disabled collections and their items.
 */
export function planRoutes(site: Site, question: RouteQuestion): PlannedRoutes {
  const collector = createCollector();
  const visible = chooseVisible(site, question);
  const planned = [
    ...visible.pages.map((page) => planPage(page, question.theme)),
    ...visible.lists.flatMap((list) => planList(list, question.theme)),
  ];
  const routes = [...planned.map(({ route }) => route), planNotFound(site, question)];
  checkAddresses(planned, { placeOf: question.placeOf, collector });
  if (!routes.some(({ url }) => url === '/')) {
    collector.add(
      siteProblem('site/no-home', {
        message: 'No published page is the home page',
        hint: 'give one page "isHome": true',
      }),
    );
  }
  return { plan: { routes, urls: urlTable(visible) }, diagnostics: sortByPlace(collector.list()) };
}

type SitePage = Site['pages'][number];
type SiteCollection = Site['collections'][number];

/** A collection and its visible items in order. */
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

/** A route and the document whose `urlId` made its address. */
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

/** Without a size of its own a list is not cut. */
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

function planNotFound(site: Site, { theme, ...viewing }: RouteQuestion): Route {
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

interface AddressQuestion {
  readonly placeOf: PlaceOf;
  readonly collector: Collector;
}

function checkAddresses(planned: readonly Planned[], { placeOf, collector }: AddressQuestion): void {
  const taken = new Map<string, Planned>();
  const placeOfUrlId = (file: string) => placeOf(file, ['body', 'urlId']);
  for (const own of planned) {
    const { route, document } = own;
    const { url, subject } = route;
    const isTop = subject.kind === 'page' || (subject.kind === 'list' && subject.pagination.page === 1);
    const place = () => {
      const found = placeOfUrlId(document.file);
      return found && { place: found };
    };
    if (isTop && url !== '/' && isReservedSlug(document.urlId)) {
      const message = `The address /${document.urlId} belongs to the program`;
      collector.add(siteProblem('site/reserved-slug', { message, hint: 'choose another urlId', ...place() }));
    }
    const key = url.toLowerCase().normalize('NFC');
    const earlier = taken.get(key);
    if (earlier === undefined) {
      taken.set(key, own);
      continue;
    }
    const otherPlace = placeOfUrlId(earlier.document.file);
    const related = otherPlace && [{ message: 'the other one is here', place: otherPlace }];
    const message = `Two things would be shown at ${url}`;
    collector.add(
      siteProblem('site/duplicate-address', { message, ...place(), ...(related && { related }) }),
    );
  }
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
