import type { FeedData, FeedEntry } from './feed-entries.ts';

/** Renders a feed as JSON Feed 1.1, with full texts. `self` is the absolute URL of the feed. */
export function jsonFeedText(feed: FeedData, self: string): string {
  const { title, link, description, language, siteTitle, entries } = feed;
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    description,
    language,
    authors: [{ name: siteTitle }],
    items: entries.map(itemOf),
  };
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

function itemOf(entry: FeedEntry): object {
  const { id, link, title, content, summary, image, published, updated, author } = entry;
  const tags = [...entry.categories, ...entry.tags];
  return {
    id,
    url: link,
    ...(title !== '' && { title }),
    content_html: content,
    ...(summary !== '' && { summary }),
    ...(image !== undefined && { image }),
    ...(published !== undefined && { date_published: new Date(published).toISOString() }),
    ...(updated !== undefined && { date_modified: new Date(updated).toISOString() }),
    ...(author !== '' && { authors: [{ name: author }] }),
    ...(tags.length > 0 && { tags }),
  };
}
