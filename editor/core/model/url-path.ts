import { itemUrl } from '../../../compiler/index.ts';
import { isReservedSlug } from '../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { t } from '../strings/core-strings.ts';
import { numberAt, textAt } from './json-access.ts';
import { urlIdOf } from './url-id.ts';

/** One piece of an address or several, as documents may have it (compiler/model, fields/url-id). */
const URL_ID = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*)*$/u;

/** The address of an item, `/shop/p/tide-plate`; undefined as long as it has no collection. */
export function addressOf(collection: unknown, urlId: string): string | undefined {
  const of = {
    urlId: textAt(collection, 'urlId'),
    type: numberAt(collection, 'type') ?? COLLECTION_TYPE.products,
  };
  return of.urlId === '' || urlId === '' ? undefined : itemUrl(of, urlId);
}

/**
 * What is wrong with a typed `urlId`, as a sentence: not one, or of an address that the program has itself. `base` stands
 * before it: `/`, `/shop/p/`.
 */
export function urlIdProblem(urlId: string, base: string): string | undefined {
  if (!URL_ID.test(urlId)) return t('field.slugInvalid');
  const url = base + urlId;
  // The feed of a collection.
  const isReserved = isReservedSlug(url.slice(1)) || /\/rss\.xml$/i.test(url);
  return isReserved ? t('field.slugReserved', { url }) : undefined;
}

/** The `urlId` of a new page with this title: none of those that the program has itself. */
export function pageUrlIdOf(title: string): string {
  const urlId = urlIdOf(title, 'page');
  return isReservedSlug(urlId) ? `page-${urlId}` : urlId;
}
