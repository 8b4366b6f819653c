import type { RoutePlan } from '../../3-route/route.ts';
import { filterUrlOf } from '../../model/list-filter.ts';
import { ownValue } from '../../model/own-value.ts';

export interface FilterLinkServices {
  readonly plan: Pick<RoutePlan, 'urls' | 'filterUrls'>;
  readonly baseUrl: string | undefined;
  /** Records that the page depends on the filters of a collection. */
  touch(collectionId: string): void;
}

/** Rewrites the links of HTML. `listId` is the collection whose list the page shows, if any. */
export type FilterLinks = (html: string, listId?: string) => string;

/**
 * Creates the function that leads links with filters to their pages: `/journal?tag=cobalt` becomes `/journal/tag/cobalt`, and so does
 * `?tag=cobalt` on all pages of that list; `?` on them leads to the whole list. Links to filters without a page stay, and show the
 * whole list.
 */
export function createFilterLinks(services: FilterLinkServices): FilterLinks {
  const { plan, baseUrl = '' } = services;
  if (Object.values(plan.filterUrls).every((urls) => Object.keys(urls).length === 0)) return (html) => html;
  const urlById = plan.urls.collections;
  const idByUrl = new Map(Object.entries(urlById).map(([id, url]) => [url, id]));
  const idOf = (path: string) => {
    const isOwn = baseUrl !== '' && path.startsWith(baseUrl);
    const own = (isOwn ? path.slice(baseUrl.length) : path).replace(/(?<=.)\/$/, '');
    return idByUrl.get(own === '' ? '/' : own);
  };
  return (html, listId) =>
    html.replace(LINK, (link, start: string, quote: string, path: string, query: string, hash = '') => {
      const id = path === '' ? listId : idOf(path);
      if (id === undefined) return link;
      services.touch(id);
      const whole = path === '' && query === '' ? ownValue(urlById, id) : undefined;
      const url = whole ?? filterUrlOf(query, ownValue(plan.filterUrls, id) ?? {});
      return url === undefined ? link : `${start}${quote}${encodeURI(url)}${hash}${quote}`;
    });
}

const LINK = /(\shref=)(["'])([^"'?#\s<>]*)\?([^"'#\s<>]*)(#[^"'\s<>]*)?\2/g;
