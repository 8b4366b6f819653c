import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** One answer of a list that comes in parts. */
export interface Part<Entry> {
  readonly entries: readonly Entry[];
  /** Where the next part begins; absent at the end. */
  readonly next?: string | undefined;
}

export interface Parts<Entry> {
  /** Of all parts so far; undefined before the first. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

/** A list of the server that is as long as it likes, in parts. */
export function useParts<Entry>(
  key: readonly string[],
  load: (cursor: string | undefined) => Promise<Part<Entry>>,
): Parts<Entry> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { data } = query;
  const entries = useMemo(() => data?.pages.flatMap((part) => part.entries), [data]);
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
