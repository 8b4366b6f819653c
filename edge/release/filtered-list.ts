import { FILTER_KINDS, filterUrlOf, ownValue } from '../../compiler/model/index.ts';
import type { ActiveRelease } from './active-release.ts';
import { parsePath } from './parse-path.ts';

/**
 * Returns the URL of the filtered list that scripts and links of other sites request with a query, as on the platform:
 * `/journal?tag=Cobalt` is `/journal/tag/cobalt`. Other parameters stay. Undefined when there is none.
 */
export function filteredList(
  { data }: Pick<ActiveRelease, 'data'>,
  { pathname, search }: URL,
): string | undefined {
  if (data.filters === undefined || search === '') return undefined;
  const parts = parsePath(pathname)?.parts ?? [];
  const url = filterUrlOf(search.slice(1), ownValue(data.filters, `/${parts.join('/')}`) ?? {});
  if (url === undefined) return undefined;
  const others = new URLSearchParams(search);
  for (const kind of FILTER_KINDS) others.delete(kind);
  return others.size === 0 ? encodeURI(url) : `${encodeURI(url)}?${others}`;
}
