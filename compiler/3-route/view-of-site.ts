import type { Site, SitedItem } from '../model/site.ts';
import type { Lock, Protection } from './protection.ts';
import type { Feed, RoutePlan } from './route.ts';

/** A site and its routes, or the part of both that someone may see. */
export interface SiteView<Plan extends RoutePlan> {
  readonly site: Site;
  readonly plan: Plan;
}

/**
 * Returns what visitors may see who have opened this lock; `undefined`: none. Of other protected pages and collections, title
 * and URL are left, for links to them; their items are left out. So nothing else of them can be in a page, a list, a feed or a search index
 * that is made of the result.
 */
export function viewOfSite<Plan extends RoutePlan>(
  whole: SiteView<Plan>,
  protection: Protection,
  lock: Lock | undefined,
): SiteView<Plan> {
  if (protection.locks.length === 0) return whole;
  const isOpen = (needed: Lock | undefined) => needed === undefined || needed === lock;
  const ofCollection = (id: string) => isOpen(protection.ofCollection(id));
  const { site, plan } = whole;
  const items = site.items
    .filter(({ collectionId }) => ofCollection(collectionId))
    .map((item) => (protection.ofCollection(item.collectionId) === undefined ? item : unlisted(item)));
  const itemIds = new Set(items.map(({ id }) => id));
  return {
    site: {
      ...site,
      pages: site.pages.map((page) => viewOf(page, protection.ofPage(page.id), lock)),
      collections: site.collections.map((each) => viewOf(each, protection.ofCollection(each.id), lock)),
      items,
    },
    plan: {
      ...plan,
      routes: plan.routes.filter(({ subject }) => isOpen(protection.ofSubject(subject))),
      urls: { ...plan.urls, items: entriesOf(plan.urls.items, (id) => itemIds.has(id)) },
      // Feed readers can neither enter a password nor sign in.
      feeds: plan.feeds.filter((feed: Feed) => protection.ofCollection(feed.collectionId) === undefined),
      filterUrls: entriesOf(plan.filterUrls, ofCollection),
    },
  };
}

type SitePage = Site['pages'][number];
type SiteCollection = Site['collections'][number];

function viewOf<Document extends SitePage | SiteCollection>(
  document: Document,
  needed: Lock | undefined,
  lock: Lock | undefined,
): Document {
  if (needed === undefined) return document;
  return needed === lock ? unlisted(document) : onlyLink(document);
}

/** Search engines must not list what they cannot read. */
function unlisted<Document extends SitePage | SiteCollection | SitedItem>(document: Document): Document {
  return { ...document, seo: { ...document.seo, hidden: true } };
}

/** What links and menus need; nothing else of a document is left. */
const FIELDS_OF_LINK: ReadonlySet<string> = new Set([
  'id',
  'file',
  'navigationTitle',
  'urlId',
  'isHome',
  'collectionId',
  'order',
  'regionName',
  'pageType',
  'type',
  'typeName',
  'enabled',
  'folderBehavior',
  'itemOrder',
  'view',
]);

/** A menu shows the navigation title, or the title. */
function onlyLink<Document extends SitePage | SiteCollection>(document: Document): Document {
  const others = Object.keys(document).filter((name) => !FIELDS_OF_LINK.has(name));
  const removed = Object.fromEntries(others.map((name) => [name, undefined]));
  const content = 'blocks' in document ? { blocks: {}, sections: {} } : {};
  const title = document.navigationTitle ?? document.title;
  return { ...document, ...removed, ...content, title, seo: { hidden: true } };
}

function entriesOf<Value>(
  table: Readonly<Record<string, Value>>,
  isWanted: (id: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(table).filter(([id]) => isWanted(id)));
}
