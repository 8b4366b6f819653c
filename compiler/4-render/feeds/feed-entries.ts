import { asString, type JsonObject, member } from '../../../formatters/index.ts';
import type { Feed } from '../../3-route/route.ts';
import type { Settings } from '../../model/documents/settings.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { plainText } from '../head/plain-text.ts';
import { absoluteUrl } from '../head/site-maps.ts';
import { validTime } from './valid-time.ts';

export interface FeedOptions {
  readonly json: TemplateJson;
  readonly website: Settings['website'];
  /** Without trailing slash: feeds require absolute URLs. */
  readonly baseUrl: string;
}

/** What all formats of a feed have. URLs are absolute, texts without markup unless noted otherwise. */
export interface FeedData {
  readonly title: string;
  readonly description: string;
  /** Page of the collection. */
  readonly link: string;
  readonly siteTitle: string;
  /** Lowercase: `pt-br`. */
  readonly language: string;
  /** Epoch milliseconds of the latest change; undefined when no entry has a valid time. */
  readonly updated: number | undefined;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same when the URL changes (RFC 4151). */
  readonly id: string;
  readonly link: string;
  readonly title: string;
  /** Epoch milliseconds; undefined when invalid. */
  readonly published: number | undefined;
  readonly updated: number | undefined;
  readonly author: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly summary: string;
  /** HTML. */
  readonly content: string;
  readonly image: string | undefined;
}

export function feedData({ collectionId, itemIds }: Feed, options: FeedOptions): FeedData {
  const { json, website, baseUrl } = options;
  const collection = json.collection(collectionId);
  const items = itemIds.map((id) => json.item(id)).filter((item) => item !== undefined);
  const entries = items.map((item) => feedEntry(item, baseUrl));
  const times = entries.flatMap(({ updated, published }) => updated ?? published ?? []);
  return {
    title: `${asString(member(collection, 'title'))} — ${website.siteTitle}`,
    description: asString(member(collection, 'description')) || website.siteTagLine || website.siteTitle,
    link: absoluteUrl(baseUrl, asString(member(collection, 'fullUrl'))),
    siteTitle: website.siteTitle,
    language: website.language.replaceAll('_', '-').toLowerCase(),
    updated: times.length === 0 ? undefined : Math.max(...times),
    entries,
  };
}

function feedEntry(item: JsonObject, baseUrl: string): FeedEntry {
  const link = absoluteUrl(baseUrl, asString(item.fullUrl));
  const published = validTime(item.publishOn);
  const image = asString(member(item.mainImage as JsonObject | undefined, 'assetUrl'));
  return {
    id: tagUri(asString(item.id), { baseUrl, published }),
    link,
    title: asString(item.title),
    published,
    updated: validTime(item.updatedOn),
    author: asString(member(item.author, 'displayName')),
    categories: texts(item.categories),
    tags: texts(item.tags),
    summary: plainText(asString(item.excerpt)) ?? '',
    content: withAbsoluteUrls(asString(item.body), { baseUrl, link }),
    image: image === '' ? undefined : absoluteAsset(image, baseUrl),
  };
}

/** `asString` of an asset's URL is encoded already. */
function absoluteAsset(url: string, baseUrl: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? baseUrl + url : url;
}

function texts(value: JsonObject[string]): readonly string[] {
  return Array.isArray(value) ? value.map((name) => asString(name)) : [];
}

interface TagOptions {
  readonly baseUrl: string;
  readonly published: number | undefined;
}

function tagUri(id: string, { baseUrl, published }: TagOptions): string {
  const host = hostOf(baseUrl);
  return `tag:${host},${new Date(published ?? 0).toISOString().slice(0, 10)}:${id}`;
}

export function hostOf(baseUrl: string): string {
  return /^https?:\/\/([^/:?#]+)/i.exec(baseUrl)?.[1]?.toLowerCase() ?? 'localhost';
}

interface ContentOptions {
  readonly baseUrl: string;
  readonly link: string;
}

/** Our own HTML has URLs in double quotes. `#notes` is on the page of the entry. */
function withAbsoluteUrls(html: string, { baseUrl, link }: ContentOptions): string {
  const page = link.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;');
  return html
    .replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${baseUrl}/`)
    .replace(/ href="#/g, () => ` href="${page}#`);
}
