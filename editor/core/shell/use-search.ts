import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { PAGE_SIZES, START_VIEW, type TableView } from '../../ui/table/table-view.ts';

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
export function useTableView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const [search, change] = useSearch();
  const view = useMemo((): TableView => {
    const [column, direction] = (search.sort ?? '').split('.');
    return {
      search: search.q ?? '',
      sort: column ? { column, isDescending: direction === 'desc' } : undefined,
      page: Math.max(0, Math.trunc(Number(search.page ?? 1)) - 1 || 0),
      pageSize: PAGE_SIZES.find((size) => String(size) === search.rows) ?? START_VIEW.pageSize,
    };
  }, [search]);
  const set = useCallback((changed: Partial<TableView>) => change(parametersOf(changed)), [change]);
  return [view, set];
}

/** Returns the query parameters of the changed values; undefined removes a parameter. */
function parametersOf(changed: Partial<TableView>): SearchValues {
  const { search, sort, page, pageSize } = changed;
  return {
    ...('search' in changed && { q: search }),
    ...('sort' in changed && { sort: sort && `${sort.column}${sort.isDescending ? '.desc' : ''}` }),
    ...('page' in changed && { page: page ? String(page + 1) : undefined }),
    ...('pageSize' in changed && { rows: pageSize === START_VIEW.pageSize ? undefined : String(pageSize) }),
  };
}
