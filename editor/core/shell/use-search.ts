import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { START_VIEW, type TableView } from '../../ui/table/table-view.ts';

type SearchValues = Readonly<Record<string, string | undefined>>;

/** The query parameters and a function to change some of them; undefined removes a parameter. */
export function useSearch(): readonly [SearchValues, (values: SearchValues) => void] {
  const router = useRouter();
  const text = useRouterState({ select: ({ location }) => location.searchStr });
  const search = useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (values: SearchValues) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      for (const [name, value] of Object.entries(values))
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      const query = next.toString();
      router.history.replace(query === '' ? pathname : `${pathname}?${query}`, {}, { ignoreBlocker: true });
    },
    [router],
  );
  return [search, change];
}

/** The state of a table, stored in the URL so that Back restores it. */
export function useTableView(): readonly [TableView, (view: TableView) => void] {
  const [search, change] = useSearch();
  const view = useMemo((): TableView => {
    const [column, direction] = (search.sort ?? '').split('.');
    return {
      search: search.q ?? '',
      sort: column ? { column, isDescending: direction === 'desc' } : undefined,
      page: Math.max(0, Math.trunc(Number(search.page ?? 1)) - 1 || 0),
      pageSize: Number(search.rows) || START_VIEW.pageSize,
    };
  }, [search]);
  const set = useCallback(
    ({ search: q, sort, page, pageSize }: TableView) =>
      change({
        q,
        sort: sort === undefined ? undefined : `${sort.column}${sort.isDescending ? '.desc' : ''}`,
        page: page === 0 ? undefined : String(page + 1),
        rows: pageSize === START_VIEW.pageSize ? undefined : String(pageSize),
      }),
    [change],
  );
  return [view, set];
}
