import type { FeedData, FeedEntry } from './feed-entries.ts';
import { element, lines, xml } from './xml.ts';

/** Renders a feed as RSS 2.0, with full texts. `self` is the absolute URL of the feed. */
export function rssText(feed: FeedData, self: string): string {
  const all = [
    element('title', feed.title),
    element('link', feed.link),
    element('description', feed.description),
    element('language', feed.language),
    element('generator', 'Quoin'),
    element('lastBuildDate', rfcTime(feed.updated)),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(itemElement),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${lines(all)}
</channel>
</rss>
`;
}

function itemElement(entry: FeedEntry): string {
  const all = [
    element('title', entry.title),
    element('link', entry.link),
    `<guid isPermaLink="true">${xml(entry.link)}</guid>`,
    element('pubDate', rfcTime(entry.published)),
    element('dc:creator', entry.author),
    ...entry.categories.map((name) => element('category', name)),
    element('description', entry.summary),
    element('content:encoded', entry.content),
  ];
  return `<item>\n${lines(all)}\n</item>`;
}

function rfcTime(time: number | undefined): string {
  return time === undefined ? '' : new Date(time).toUTCString();
}
