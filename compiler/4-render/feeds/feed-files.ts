import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { Feed, RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { absoluteUrl } from '../head/site-maps.ts';
import type { TextFile } from '../output-file.ts';
import { atomText } from './atom.ts';
import { calendarText } from './calendar.ts';
import { feedData, hostOf, validTime } from './feed-entries.ts';
import { jsonFeedText } from './json-feed.ts';
import { rssText } from './rss.ts';

export interface FeedFileOptions {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly json: TemplateJson;
  /** Without trailing slash. */
  readonly baseUrl: string | undefined;
}

/** Events of a collection's calendar: the latest. */
const MAX_EVENTS = 500;

/** Feeds of blogs as RSS, Atom and JSON Feed, and calendars of events. Without a base URL, only calendars. */
export function feedFiles({ site, plan, json, baseUrl }: FeedFileOptions): readonly TextFile[] {
  const { website } = site.settings;
  const calendars = calendarsOf(site, plan).map(({ url, title, itemIds }) => {
    const events = itemIds.map((id) => json.item(id)).filter((item) => item !== undefined);
    const absolute = (path: string) => (baseUrl === undefined ? undefined : absoluteUrl(baseUrl, path));
    const host = baseUrl === undefined ? 'localhost' : hostOf(baseUrl);
    return { path: url.slice(1), text: calendarText(events, { title, host, absolute }) };
  });
  if (baseUrl === undefined) return calendars;
  const feeds = plan.feeds.flatMap((feed) => {
    const data = feedData(feed, { json, website, baseUrl });
    const [atom, jsonFeed] = otherFormats(feed);
    return [
      { path: feed.file, text: rssText(data, absoluteUrl(baseUrl, feed.url)) },
      { path: atom.slice(1), text: atomText(data, absoluteUrl(baseUrl, atom)) },
      { path: jsonFeed.slice(1), text: jsonFeedText(data, absoluteUrl(baseUrl, jsonFeed)) },
    ];
  });
  return [...feeds, ...calendars];
}

/** URLs of the files that texts may link to. */
export function feedUrls(site: Site, plan: RoutePlan): readonly string[] {
  return [
    ...plan.feeds.flatMap((feed) => [feed.url, ...otherFormats(feed)]),
    ...calendarsOf(site, plan).map(({ url }) => url),
  ];
}

/** `/journal/rss.xml` is also `/journal/atom.xml` and `/journal/feed.json`. */
function otherFormats({ url }: Feed): readonly [atom: string, jsonFeed: string] {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return [`${folder}atom.xml`, `${folder}feed.json`];
}

interface Calendar {
  readonly url: string;
  readonly title: string;
  readonly itemIds: readonly string[];
}

/** One calendar per event (`/events/kiln-day.ics`), one per collection with events (`/events/events.ics`). */
function calendarsOf({ items, collections }: Site, { urls }: RoutePlan): readonly Calendar[] {
  const events = items.filter(
    ({ id, recordType, startDate }) =>
      recordType === RECORD_TYPE.event && validTime(startDate) !== undefined && Object.hasOwn(urls.items, id),
  );
  if (events.length === 0) return [];
  const ofItems = events.map(({ id, title }) => ({ url: `${urls.items[id]}.ics`, title, itemIds: [id] }));
  const ofCollections = collections.flatMap(({ id, title }) => {
    const own = events.filter(({ collectionId }) => collectionId === id);
    const url = urls.collections[id];
    if (own.length === 0 || url === undefined) return [];
    const latest = own
      .toSorted((one, other) => (other.startDate ?? 0) - (one.startDate ?? 0))
      .slice(0, MAX_EVENTS);
    const folder = url === '/' ? '' : url;
    return [{ url: `${folder}/events.ics`, title, itemIds: latest.map((event) => event.id) }];
  });
  return [...ofCollections, ...ofItems];
}
