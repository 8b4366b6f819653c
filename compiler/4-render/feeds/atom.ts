import type { FeedData, FeedEntry } from './feed-entries.ts';
import { element, lines, xml } from './xml.ts';

/** Renders a feed as Atom 1.0 (RFC 4287), with full texts. `self` is the absolute URL of the feed. */
export function atomText(feed: FeedData, self: string): string {
  const all = [
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', self),
    `<link rel="alternate" type="text/html" href="${xml(feed.link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    element('updated', isoTime(feed.updated)),
    // Entries without an author have this one.
    `<author>${element('name', feed.siteTitle)}</author>`,
    element('generator', 'Quoin'),
    ...feed.entries.map(entryElement),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">
${lines(all)}
</feed>
`;
}

function entryElement(entry: FeedEntry): string {
  const { author, published } = entry;
  const all = [
    element('title', entry.title),
    element('id', entry.id),
    `<link rel="alternate" type="text/html" href="${xml(entry.link)}"/>`,
    element('updated', isoTime(entry.updated ?? published)),
    published === undefined ? '' : element('published', isoTime(published)),
    author === '' ? '' : `<author>${element('name', author)}</author>`,
    ...[...entry.categories, ...entry.tags].map((name) => `<category term="${xml(name)}"/>`),
    element('summary', entry.summary),
    element('content', entry.content, ' type="html"'),
  ];
  return `<entry>\n${lines(all)}\n</entry>`;
}

/** Atom requires a time. */
function isoTime(time = 0): string {
  return new Date(time).toISOString();
}
