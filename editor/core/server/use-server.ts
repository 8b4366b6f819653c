import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** What the server tells about something that is no document: orders, stock, releases (R-SHELL-FETCH-01, -02, -03). */
export interface FromServer<Data> {
  /** The last answer, also while a newer one is asked for; undefined before the first. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** There is nothing to show yet. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

export interface Asking {
  /** Not again when the window is looked at again. */
  readonly isOnce?: boolean;
  /** Until there is an answer for a new key, the last one of another stands. */
  readonly keepsLast?: boolean;
}

/** Asks once for all who use the same key; asks again when the window is looked at again. */
export function useServer<Data>(
  key: readonly string[],
  load: () => Promise<Data>,
  { isOnce = false, keepsLast = false }: Asking = {},
): FromServer<Data> {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: load,
    refetchOnWindowFocus: !isOnce,
  });
  const [last, setLast] = useState<Data>();
  if (keepsLast && data !== undefined && data !== last) setLast(() => data);
  // The same function always: whoever asks again in an effect must not do so with every render.
  const again = useCallback(() => void refetch(), [refetch]);
  return { data: data ?? last, error, isPending, isFetching, refetch: again };
}

export interface ServerCache {
  /** What is shown of the key is old: it is asked for again. */
  readonly renew: (key: readonly string[]) => void;
  /** A write has answered with what the key would give now. */
  readonly put: <Data>(key: readonly string[], change: (known: Data | undefined) => Data | undefined) => void;
}

export function useServerCache(): ServerCache {
  const client = useQueryClient();
  const renew = useCallback(
    (key: readonly string[]) => void client.invalidateQueries({ queryKey: key }),
    [client],
  );
  const put = useCallback(
    <Data>(key: readonly string[], change: (known: Data | undefined) => Data | undefined) =>
      void client.setQueryData<Data>(key, change),
    [client],
  );
  return { renew, put };
}
