import { filterKey } from '../../3-route/filters.ts';
import { FILTER_KINDS, type FilterKind, type RoutePlan } from '../../3-route/route.ts';
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

function filterUrlOf(query: string, urls: Readonly<Record<string, string>>): string | undefined {
  for (const param of query.split(/&(?:amp;)?/)) {
    const [name = '', text = ''] = param.split('=', 2);
    const value = decoded(text);
    if (!isFilterKind(name) || value === undefined) continue;
    const url = ownValue(urls, filterKey({ kind: name, value: name === 'month' ? monthOf(value) : value }));
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Undefined for an invalid percent-encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function isFilterKind(name: string): name is FilterKind {
  return (FILTER_KINDS as readonly string[]).includes(name);
}

/** `11-2026`, as themes print it, is `2026-11`. */
function monthOf(value: string): string {
  return value.replace(
    /^(\d{1,2})-(\d{4})$/,
    (_, month: string, year: string) => `${year}-${month.padStart(2, '0')}`,
  );
}
