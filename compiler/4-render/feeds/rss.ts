import { asString, escapeAttribute, type JsonObject, member } from '../../../formatters/index.ts';
import type { Feed } from '../../3-route/route.ts';
import type { Settings } from '../../model/documents/settings.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { plainText } from '../head/plain-text.ts';
import { absoluteUrl } from '../head/site-maps.ts';
import type { TextFile } from '../output-file.ts';

export interface RssOptions {
  readonly json: TemplateJson;
  readonly website: Settings['website'];
  /** Without trailing slash: feeds require absolute URLs. */
  readonly baseUrl: string;
}

/** Renders a feed as RSS 2.0, with full texts. */
export function rssFile({ url, file, collectionId, itemIds }: Feed, options: RssOptions): TextFile {
  const { json, website, baseUrl } = options;
  const collection = json.collection(collectionId);
  const items = itemIds.map((id) => json.item(id)).filter((item) => item !== undefined);
  const description = asString(member(collection, 'description')) || website.siteTagLine || website.siteTitle;
  const lines = [
    element('title', `${asString(member(collection, 'title'))} — ${website.siteTitle}`),
    element('link', absoluteUrl(baseUrl, asString(member(collection, 'fullUrl')))),
    element('description', description),
    element('language', website.language.replaceAll('_', '-').toLowerCase()),
    element('generator', 'Quoin'),
    newest(items),
    `<atom:link href="${escapeAttribute(absoluteUrl(baseUrl, url))}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemElement(item, baseUrl)),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${lines.filter((line) => line !== '').join('\n')}
</channel>
</rss>
`;
  return { path: file, text };
}

function newest(items: readonly JsonObject[]): string {
  const times = items.map(({ updatedOn }) => Number(updatedOn)).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? '' : element('lastBuildDate', rfcTime(Math.max(...times)));
}

function itemElement(item: JsonObject, baseUrl: string): string {
  const link = absoluteUrl(baseUrl, asString(item.fullUrl));
  const author = asString(member(item.author, 'displayName'));
  const categories = Array.isArray(item.categories) ? item.categories : [];
  const lines = [
    element('title', asString(item.title)),
    element('link', link),
    `<guid isPermaLink="true">${xml(link)}</guid>`,
    element('pubDate', rfcTime(Number(item.publishOn))),
    element('dc:creator', author),
    ...categories.map((name) => element('category', asString(name))),
    element('description', plainText(asString(item.excerpt)) ?? ''),
    element('content:encoded', withAbsoluteUrls(asString(item.body), baseUrl)),
  ];
  return `<item>\n${lines.filter((line) => line !== '').join('\n')}\n</item>`;
}

function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xml(text)}</${name}>`;
}

/** XML does not allow most control characters, not even escaped. */
function xml(text: string): string {
  return escapeAttribute(text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')).replaceAll('&#39;', '&apos;');
}

/** Empty for an invalid time. */
function rfcTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}

/** Our own HTML has URLs in double quotes. */
function withAbsoluteUrls(html: string, baseUrl: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${baseUrl}/`);
}
