import { itemUrl } from '../../../compiler/index.ts';
import { type Bodies, isReservedSlug } from '../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { t } from '../strings/core-strings.ts';
import { documentsOf } from './documents.ts';
import { numberAt, textAt } from './json-access.ts';
import { urlIdOf } from './url-id.ts';

/** One or more path segments, as documents allow them (compiler/model, fields/url-id). */
const URL_ID = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*)*$/u;

/** Returns the path of an item, `/shop/p/tide-plate`, or undefined while it has no collection. */
export function pathOf(collection: unknown, urlId: string): string | undefined {
  const of = {
    urlId: textAt(collection, 'urlId'),
    type: numberAt(collection, 'type') ?? COLLECTION_TYPE.products,
  };
  return of.urlId === '' || urlId === '' ? undefined : itemUrl(of, urlId);
}

/** Maximum length of a `urlId` (compiler/model, fields/url-id). */
const MAX_LENGTH = 200;

/** Returns an error message for an invalid or reserved `urlId`. `base` is the path before it: `/`, `/shop/p/`. */
export function validateUrlId(urlId: string, base: string): string | undefined {
  if (!URL_ID.test(urlId)) return t('field.slugInvalid');
  if (urlId.length > MAX_LENGTH) return t('limit.tooLong', { max: MAX_LENGTH });
  const url = base + urlId;
  // The RSS feed of a collection.
  const isReserved = isReservedSlug(url.slice(1)) || /\/rss\.xml$/i.test(url);
  return isReserved ? t('field.slugReserved', { url }) : undefined;
}

/** Returns the `urlId` of a new page with this title, avoiding reserved paths. */
export function pageUrlIdOf(title: string): string {
  const urlId = urlIdOf(title, 'page');
  return isReservedSlug(urlId) ? `page-${urlId}` : urlId;
}

/** Returns the URL slugs of all pages and collections, which share the top level of the site, in lower case. */
export function topUrlIds(bodies: Bodies): ReadonlySet<string> {
  const found = [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')];
  return new Set(found.map(({ body }) => textAt(body, 'urlId').toLowerCase()));
}
