import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { Feed, RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { FeedLink } from '../head/head-data.ts';
import { validTime } from './valid-time.ts';

export interface FeedLinkOptions {
  readonly site: Site;
  readonly plan: RoutePlan;
  /** Feeds require absolute URLs, calendars do not. */
  readonly baseUrl: string | undefined;
}

/** Creates the function that returns the feeds and the calendar of a collection. */
export function createFeedLinks({
  site,
  plan,
  baseUrl,
}: FeedLinkOptions): (collectionId: string) => readonly FeedLink[] {
  let links: ReadonlyMap<string, readonly FeedLink[]> | undefined;
  const collect = () => {
    const feeds = baseUrl === undefined ? [] : plan.feeds;
    const all = [
      ...feeds.map((feed) => [feed.collectionId, feedLinks(feed)] as const),
      ...collectionCalendars(site, plan).map(
        ({ collectionId, url }) => [collectionId, [{ url, type: 'text/calendar' }]] as const,
      ),
    ];
    const byCollection = new Map<string, readonly FeedLink[]>();
    for (const [id, own] of all) byCollection.set(id, [...(byCollection.get(id) ?? []), ...own]);
    return byCollection;
  };
  return (collectionId) => {
    links ??= collect();
    return links.get(collectionId) ?? [];
  };
}

function feedLinks(feed: Feed): readonly FeedLink[] {
  const [atom, jsonFeed] = otherFormats(feed);
  return [
    { url: feed.url, type: 'application/rss+xml' },
    { url: atom, type: 'application/atom+xml' },
    { url: jsonFeed, type: 'application/feed+json' },
  ];
}

/** `/journal/rss.xml` is also `/journal/atom.xml` and `/journal/feed.json`. */
export function otherFormats({ url }: Feed): readonly [atom: string, jsonFeed: string] {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [`${folder}atom.xml`, `${folder}feed.json`];
}

export interface Calendar {
  readonly url: string;
  readonly title: string;
  readonly itemIds: readonly string[];
}

/** Events of a collection's calendar: the latest. */
const MAX_EVENTS = 500;

/** One calendar per collection with events: `/events/events.ics`. */
export function collectionCalendars(
  site: Site,
  plan: RoutePlan,
): readonly (Calendar & { readonly collectionId: string })[] {
  const events = publishedEvents(site, plan);
  if (events.length === 0) return [];
  return site.collections.flatMap(({ id, title }) => {
    const own = events.filter(({ collectionId }) => collectionId === id);
    const url = plan.urls.collections[id];
    if (own.length === 0 || url === undefined) return [];
    const latest = own
      .toSorted((one, other) => (other.startDate ?? 0) - (one.startDate ?? 0))
      .slice(0, MAX_EVENTS);
    const folder = url === '/' ? '' : url;
    return [
      { collectionId: id, url: `${folder}/events.ics`, title, itemIds: latest.map((event) => event.id) },
    ];
  });
}

/** One calendar per event: `/events/kiln-day.ics`. */
export function itemCalendars(site: Site, plan: RoutePlan): readonly Calendar[] {
  return publishedEvents(site, plan).map(({ id, title }) => ({
    url: `${plan.urls.items[id]}.ics`,
    title,
    itemIds: [id],
  }));
}

function publishedEvents({ items }: Site, { urls }: RoutePlan): Site['items'] {
  return items.filter(
    ({ id, recordType, startDate }) =>
      recordType === RECORD_TYPE.event && validTime(startDate) !== undefined && Object.hasOwn(urls.items, id),
  );
}
