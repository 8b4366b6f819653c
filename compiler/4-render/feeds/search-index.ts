import { asString, type JsonObject, member, type Value } from '../../../formatters/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { SearchItem } from '../../../formatters/vocabulary/rules/search-items.ts';
import type { Route } from '../../3-route/route.ts';
import { detachedText } from '../detached-text.ts';
import { plainText } from '../head/plain-text.ts';
import type { TextFile } from '../output-file.ts';
import type { PageData } from '../page-data.ts';
import { smallImage } from '../small-image.ts';

export const SEARCH_INDEX = 'search-index.json';

/** A page that search can find. */
export interface SearchablePage {
  readonly route: Route;
  readonly facts: PageData;
  /** The main content, as HTML. */
  readonly content: string;
}

/** Maximum indexed characters per page: enough to find it, few enough to keep the file small. */
const MAX_TEXT_LENGTH = 5000;
/** Maximum for all texts together, in characters. Large sites have shorter texts. */
const LARGEST_INDEX = 1_500_000;

/** The longest text of a page in the index of a site with this many pages, in characters. */
function longestText(pageCount: number): number {
  return Math.max(200, Math.min(MAX_TEXT_LENGTH, Math.floor(LARGEST_INDEX / Math.max(1, pageCount))));
}

/**
 * How much of a page's text to keep between builds: it stays the same while the number of pages changes a little, and is never
 * less than what the index has of it.
 */
export function retainedText(pageCount: number): number {
  const steps = Math.ceil(Math.log(longestText(pageCount) / 200) / Math.log(1.25));
  return Math.min(MAX_TEXT_LENGTH, Math.ceil(200 * 1.25 ** steps));
}

export interface SearchIndexOptions {
  readonly pageCount: number;
  /** Of the language: `/fr`, or empty. */
  readonly prefix: string;
}

/** Writes the search index of a site in one language (R-COMP-PUB-06). The items have `retainedText` or more. */
export function searchIndexFile(
  items: readonly SearchItem[],
  { pageCount, prefix }: SearchIndexOptions,
): TextFile {
  const longest = longestText(pageCount);
  const path = `${prefix}/${SEARCH_INDEX}`.slice(1);
  const texts = items.map((item) => textOf(item, longest));
  return { path, text: `{"items":[${texts.join(',')}]}` };
}

/** The last text of each item as JSON: most items are those of the previous build. */
const known = new WeakMap<SearchItem, { readonly longest: number; readonly text: string }>();

function textOf(item: SearchItem, longest: number): string {
  const before = known.get(item);
  if (before?.longest === longest) return before.text;
  const text = JSON.stringify({ ...item, text: item.text.slice(0, longest) } satisfies SearchItem);
  known.set(item, { longest, text });
  return text;
}

/** What the index has of a page, with at most `longest` characters of text. Undefined for pages that it leaves out. */
export function searchItem(
  { route, facts, content }: SearchablePage,
  longest: number,
): SearchItem | undefined {
  const { subject, url } = route;
  const { item, collection } = facts;
  if (subject.kind === 'item' && item !== undefined) {
    const texts = [plainText(asString(item.excerpt), longest), plainText(asString(item.body), longest)];
    // Results show the beginning of the text: the names must not read like its next sentence.
    const text = join([join(texts, longest), ...namesOf(item)], longest, ' · ');
    return withImage({ url, title: asString(item.title), text, kind: kindOf(item) }, item);
  }
  if (subject.kind === 'list') {
    // Page 2 and later of a list are not indexed.
    if (subject.pagination.page > 1) return undefined;
    const text = join([asString(member(collection, 'description'))], longest);
    return withImage({ url, title: asString(member(collection, 'title')), text, kind: 'page' }, collection);
  }
  const words = [asString(member(collection, 'description')), plainText(content, longest)];
  return withImage(
    { url, title: asString(member(collection, 'title')), text: join(words, longest), kind: 'page' },
    collection,
  );
}

function kindOf({ recordType }: JsonObject): SearchItem['kind'] {
  if (recordType === RECORD_TYPE['store-item']) return 'product';
  return recordType === RECORD_TYPE.text ? 'post' : 'item';
}

function namesOf({ tags, categories }: JsonObject): string[] {
  const names = (list: Value) => (Array.isArray(list) ? list.map(asString) : []);
  return [...names(categories), ...names(tags)];
}

function join(texts: readonly (string | undefined)[], longest: number, separator = ' '): string {
  const text = texts.filter((each) => each !== undefined && each !== '').join(separator);
  return detachedText(text.slice(0, longest));
}

function withImage(item: SearchItem, source: JsonObject | undefined): SearchItem {
  const image = smallImage(source);
  if (image === undefined) return item;
  const { url, focalClass } = image;
  return { ...item, image: url, ...(focalClass !== undefined && { focalClass }) };
}
