import { ownValue } from '../../compiler/model/index.ts';
import type { ActiveRelease } from './active-release.ts';
import { parsePath, pathOf } from './parse-path.ts';

/**
 * Returns the URL of the page of a list that scripts and old links request with a query, as on the platform: `/journal?offset=1700000000000`
 * continues after the items of that time, with `&reversePaginate=true` before them, and `/shop?page=2` is `/shop/page/2`. Other
 * parameters stay. Undefined for other queries.
 */
export function pageOfList(release: Pick<ActiveRelease, 'data' | 'manifest'>, url: URL): string | undefined {
  const { pathname, searchParams } = url;
  if (!searchParams.has('offset') && !searchParams.has('page')) return undefined;
  const parts = parsePath(pathname)?.parts;
  const page =
    parts && (pageAtOffset(release, parts, searchParams) ?? numberedPage(release, parts, searchParams));
  if (parts === undefined || page === undefined) return undefined;
  const others = new URLSearchParams(searchParams);
  for (const name of ['offset', 'reversePaginate', 'page']) others.delete(name);
  const path = pathOf(page === 1 ? parts : [...parts, 'page', String(page)]);
  return others.size === 0 ? path : `${path}?${others}`;
}

function pageAtOffset(
  { data: { pageEnds = {} } }: Pick<ActiveRelease, 'data'>,
  parts: readonly string[],
  params: URLSearchParams,
): number | undefined {
  const ends = ownValue(pageEnds, `/${parts.join('/')}`);
  const offset = params.get('offset') ?? '';
  if (ends === undefined || !/^\d{1,15}$/.test(offset)) return undefined;
  const before = ends.filter((end) => end >= Number(offset)).length;
  return params.get('reversePaginate') === 'true' ? Math.max(1, before) : before + 1;
}

/** With `format`, the number belongs to the data of the page. */
function numberedPage(
  { manifest: { files } }: Pick<ActiveRelease, 'manifest'>,
  parts: readonly string[],
  params: URLSearchParams,
): number | undefined {
  const page = params.get('page') ?? '';
  if (params.has('format') || !/^[1-9]\d{0,5}$/.test(page)) return undefined;
  const file = [...parts, 'page', page, 'index.html'].join('/');
  return Object.hasOwn(files, file) ? Number(page) : undefined;
}
