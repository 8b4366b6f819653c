import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_LIMITS } from '../../../formatters/vocabulary/api/list-limits.ts';
import { useDebouncedValue } from '../../ui/dom/use-debounced-value.ts';
import { pageIndexOf, type TableView } from '../../ui/table/table-view.ts';
import type { ListRequest } from '../api/editor-api.ts';

/** One page of the matching entries. */
export interface ServerPage<Entry> {
  readonly entries: readonly Entry[];
  /** Number of matching entries on all pages. */
  readonly total: number;
}

export interface ServerPageState<Entry> {
  /** The last page that was loaded; undefined before the first one. */
  readonly data: ServerPage<Entry> | undefined;
  readonly error: unknown;
  /** Whether `data` belongs to an earlier view. */
  readonly isPending: boolean;
  readonly refetch: () => void;
}

/** Delay after typing, so that not every key is a request. */
const TYPING_MS = 250;

/** Loads the page of a table whose search, sorting and pages are those of the server. */
export function useServerPage<Entry>(
  key: readonly string[],
  view: TableView,
  load: (request: ListRequest) => Promise<ServerPage<Entry>>,
): ServerPageState<Entry> {
  const typedSearch = view.search.trim().slice(0, LIST_LIMITS.search);
  const search = useDebouncedValue(typedSearch, TYPING_MS);
  const request = {
    search,
    sort: view.sort?.column,
    order: view.sort && (view.sort.isDescending ? ('desc' as const) : ('asc' as const)),
    offset: Math.min(view.page * view.pageSize, LIST_LIMITS.offset),
    limit: view.pageSize,
  };
  const query = useQuery({
    queryKey: [...key, request],
    queryFn: async () => {
      const page = await load(request);
      // Entries were deleted since the page was opened.
      const last = pageIndexOf(view, page.total) * view.pageSize;
      return page.entries.length > 0 || last >= request.offset ? page : load({ ...request, offset: last });
    },
  });
  const list = key.join('/');
  const [last, setLast] = useState({ list, page: query.data });
  if (query.data !== undefined && (query.data !== last.page || list !== last.list))
    setLast({ list, page: query.data });
  // While the next page is loading, and when it cannot be loaded.
  const earlier = last.list === list ? last.page : undefined;
  return {
    data: query.data ?? earlier,
    error: query.error,
    isPending: query.data === undefined || search !== typedSearch,
    refetch: () => void query.refetch(),
  };
}
