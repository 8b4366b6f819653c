import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** One page of a list. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Cursor of the next page; absent on the last page. */
  readonly next?: string | undefined;
}

export interface PagedList<Entry> {
  /** The entries of all pages so far; undefined before the first page. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

/** The pages of a list in the cache. */
export interface CachedPages<Entry> {
  readonly pages: readonly Page<Entry>[];
  readonly pageParams: readonly unknown[];
}

/** Changes entries after a write, until the list is loaded again. */
export function changeEntries<Entry>(
  known: CachedPages<Entry> | undefined,
  change: (entry: Entry) => Entry,
): CachedPages<Entry> | undefined {
  const pages = known?.pages.map((page) => ({ ...page, entries: page.entries.map(change) }));
  return known && pages && { ...known, pages };
}

/** Loads a server list page by page. */
export function usePagedList<Entry>(
  key: readonly string[],
  load: (cursor: string | undefined) => Promise<Page<Entry>>,
): PagedList<Entry> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { data } = query;
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  return {
    entries,
    error: query.error,
    isPending: query.isPending,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}
