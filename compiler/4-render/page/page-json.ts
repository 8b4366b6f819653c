import type { JsonObject } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import type { PageData } from '../page-data.ts';

/** Around the main content, until the page is finished. */
const START = '<!--quoin:content-->';
const END = '<!--/quoin:content-->';

export function markContent(content: string): string {
  return START + content + END;
}

/** Removes the marks of a finished page. `content` is what is between them; undefined if the layout does not print it. */
export function splitContent(html: string): { readonly html: string; readonly content: string | undefined } {
  const start = html.indexOf(START);
  const end = html.indexOf(END, start);
  const content = start < 0 || end < 0 ? undefined : html.slice(start + START.length, end);
  return { html: html.replaceAll(START, '').replaceAll(END, ''), content };
}

/** Whether visitors may request the data of a page: not that of the cart, of messages and of the 404 page. */
export function hasData({ subject }: Route): boolean {
  return subject.kind === 'page' || subject.kind === 'list' || subject.kind === 'item';
}

/**
 * Returns the data of a published page as JSON: what its list or item prints. Settings of the site are not in it, except those of
 * `website` that every page shows to scripts.
 */
export function pageJson(
  { collection, item, items, pagination, more }: PageData,
  shown: { readonly website: JsonObject; readonly mainContent: string },
): string {
  const { empty: _, ...lists } = more;
  return JSON.stringify({ ...shown, collection, item, items, ...lists, pagination });
}
