import type { RoutePlan } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { absoluteUrl } from '../head/site-maps.ts';
import type { TextFile } from '../output-file.ts';
import { atomText } from './atom.ts';
import { calendarText } from './calendar.ts';
import { feedData, hostOf } from './feed-entries.ts';
import { collectionCalendars, itemCalendars, otherFormats } from './feed-links.ts';
import { jsonFeedText } from './json-feed.ts';
import { rssText } from './rss.ts';

export interface FeedFileOptions {
  readonly site: Site;
  readonly plan: RoutePlan;
  readonly json: TemplateJson;
  /** Without trailing slash. */
  readonly baseUrl: string | undefined;
}

/** Feeds of blogs as RSS, Atom and JSON Feed, and calendars of events. Without a base URL, only calendars. */
export function feedFiles({ site, plan, json, baseUrl }: FeedFileOptions): readonly TextFile[] {
  const { website } = site.settings;
  const calendars = [...collectionCalendars(site, plan), ...itemCalendars(site, plan)].map(
    ({ url, title, itemIds }) => {
      const events = itemIds.map((id) => json.item(id)).filter((item) => item !== undefined);
      const absolute = (path: string) => (baseUrl === undefined ? undefined : absoluteUrl(baseUrl, path));
      const host = baseUrl === undefined ? 'localhost' : hostOf(baseUrl);
      return { path: url.slice(1), text: calendarText(events, { title, host, absolute }) };
    },
  );
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
    ...[...collectionCalendars(site, plan), ...itemCalendars(site, plan)].map(({ url }) => url),
  ];
}
