import { COLLECTION_TYPE } from '../../formatters/vocabulary/content/collection-type.ts';

interface Home {
  readonly urlId: string;
  readonly isHome?: boolean | undefined;
}

/** `/studio`; the home page is `/`. Also the URL of a collection. */
export function pageUrl({ urlId, isHome }: Home): string {
  return isHome === true ? '/' : `/${urlId}`;
}

/** `/journal/a-new-kiln`; products are one level deeper: `/shop/p/tide-plate`. */
export function itemUrl(
  collection: { readonly urlId: string; readonly type: number },
  urlId: string,
): string {
  const between = collection.type === COLLECTION_TYPE.products ? '/p/' : '/';
  return `/${collection.urlId}${between}${urlId}`;
}

/** The items of one tag of a collection: `/journal/tag/cobalt`. */
export function filterUrl(
  { urlId }: { readonly urlId: string },
  { kind, slug }: { readonly kind: string; readonly slug: string },
): string {
  return `/${urlId}/${kind}/${slug}`;
}

/** Page 2 and later of a list: `/journal/page/2`. */
export function listUrl(collectionUrl: string, page: number): string {
  if (page === 1) return collectionUrl;
  return `${collectionUrl === '/' ? '' : collectionUrl}/page/${page}`;
}

/** The feed of a collection: `/journal/rss.xml`. */
export function feedUrl(collectionUrl: string): string {
  return `${collectionUrl}/rss.xml`;
}

/** The file that a static file server serves for a URL. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}/index.html`;
}

/** The file that static hosts serve for every unknown URL. */
export const NOT_FOUND_URL = '/404.html';
export const NOT_FOUND_FILE = '404.html';
