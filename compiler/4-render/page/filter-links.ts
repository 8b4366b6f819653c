import type { RoutePlan } from '../../3-route/route.ts';
import { filterUrlOf } from '../../model/list-filter.ts';
import { ownValue } from '../../model/own-value.ts';

export interface FilterLinkServices {
  readonly plan: Pick<RoutePlan, 'urls' | 'filterUrls'>;
  readonly baseUrl: string | undefined;
  /** Records that the page depends on the filters of a collection. */
  touch(collectionId: string): void;
}

/**
 * Creates the function that leads links with filters to their pages: `/journal?tag=cobalt` becomes `/journal/tag/cobalt`. Links to
 * filters without a page stay, and show the whole list.
 */
export function createFilterLinks(services: FilterLinkServices): (html: string) => string {
  const { plan, baseUrl = '' } = services;
  if (Object.values(plan.filterUrls).every((urls) => Object.keys(urls).length === 0)) return (html) => html;
  const idByUrl = new Map(Object.entries(plan.urls.collections).map(([id, url]) => [url, id]));
  return (html) =>
    html.replace(LINK, (link, start: string, quote: string, path: string, query: string, hash = '') => {
      if (path === '') return link;
      const isOwn = baseUrl !== '' && path.startsWith(baseUrl);
      const own = (isOwn ? path.slice(baseUrl.length) : path).replace(/(?<=.)\/$/, '');
      const id = idByUrl.get(own === '' ? '/' : own);
      if (id === undefined) return link;
      services.touch(id);
      const url = filterUrlOf(query, ownValue(plan.filterUrls, id) ?? {});
      return url === undefined ? link : `${start}${quote}${encodeURI(url)}${hash}${quote}`;
    });
}

const LINK = /(\shref=)(["'])([^"'?#\s<>]*)\?([^"'#\s<>]*)(#[^"'\s<>]*)?\2/g;
