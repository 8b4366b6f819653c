import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** Server data other than documents: orders, stock, releases (R-SHELL-FETCH-01, -02, -03). */
export interface ServerData<Data> {
  /** The last response, also during a refetch; undefined before the first one. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Whether there is no data yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

export interface FetchOptions {
  /** Disables refetching when the window regains the focus. */
  readonly isOnce?: boolean;
  /** Fetches nothing yet: the data is pending. */
  readonly isDisabled?: boolean;
  /** Keeps the data of the previous key until the new one has loaded. */
  readonly keepsPreviousData?: boolean;
  /** Fetches again after this time, while the window is visible. */
  readonly refetchMs?: number;
}

/** Fetches once per key for all callers, and again when the window regains the focus. */
export function useServer<Data>(
  key: readonly string[],
  load: () => Promise<Data>,
  { isOnce = false, isDisabled = false, keepsPreviousData = false, refetchMs }: FetchOptions = {},
): ServerData<Data> {
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch: query,
  } = useQuery({
    queryKey: key,
    queryFn: load,
    refetchOnWindowFocus: !isOnce,
    refetchInterval: refetchMs ?? false,
    enabled: !isDisabled,
  });
  const [last, setLast] = useState<Data>();
  if (keepsPreviousData && data !== undefined && data !== last) setLast(() => data);
  // Must be referentially stable, or effects that refetch would run on every render.
  const refetch = useCallback(() => void query(), [query]);
  return { data: data ?? last, error, isPending, isFetching, refetch };
}

export interface ServerCache {
  /** Invalidates the data of a key and refetches it. */
  readonly invalidate: (key: readonly string[]) => void;
  /** Sets the data of a key from the response of a write. */
  readonly setData: <Data>(
    key: readonly string[],
    change: (known: Data | undefined) => Data | undefined,
  ) => void;
}

export function useServerCache(): ServerCache {
  const client = useQueryClient();
  const invalidate = useCallback(
    (key: readonly string[]) => void client.invalidateQueries({ queryKey: key }),
    [client],
  );
  const setData = useCallback(
    <Data>(key: readonly string[], change: (known: Data | undefined) => Data | undefined) =>
      void client.setQueryData<Data>(key, change),
    [client],
  );
  return { invalidate, setData };
}
