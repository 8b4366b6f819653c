import type { RoutePlan } from '../../3-route/route.ts';
import type { EdgeData } from '../../model/release/edge-data.ts';
import type { Site, SitedItem } from '../../model/site.ts';
import { workerLists } from './worker-lists.ts';

/**
 * The times of the last items of the pages of lists by date, except for the last page: where a query such as `?offset=1700000000000`
 * continues. Empty with too many.
 */
export function pageEnds(
  { routes }: Pick<RoutePlan, 'routes'>,
  { items, collections }: Pick<Site, 'items' | 'collections'>,
): Pick<EdgeData, 'pageEnds'> {
  const times = new Map(items.map((item) => [item.id, timeOf(item)]));
  const byDate = new Set(collections.flatMap(({ id, itemOrder }) => (itemOrder === 'date' ? [id] : [])));
  const lists = new Map<string, number[]>();
  for (const { url, subject } of routes) {
    if (subject.kind !== 'list' || !byDate.has(subject.collectionId)) continue;
    const { itemIds, pagination } = subject;
    const { page, nextUrl } = pagination;
    const first = page === 1 ? url : url.slice(0, -`/page/${page}`.length) || '/';
    const last = times.get(itemIds.at(-1) ?? '');
    if (nextUrl !== undefined) lists.set(first, [...(lists.get(first) ?? []), last ?? Number.NaN]);
  }
  const ends = [...lists].filter(([, times]) => isDescending(times));
  const pageEnds = workerLists<readonly number[]>(Object.fromEntries(ends));
  return pageEnds === undefined ? {} : { pageEnds };
}

/** Events are ordered by their start, everything else by its publication. */
function timeOf({ startDate, publishOn }: Pick<SitedItem, 'startDate' | 'publishOn'>): number | undefined {
  return startDate ?? publishOn;
}

/** Where many items have the same time, a time says nothing. */
function isDescending(times: readonly number[]): boolean {
  return times.every((time, index) => time < (times[index - 1] ?? Number.POSITIVE_INFINITY));
}
