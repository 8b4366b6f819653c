import { useEffect, useMemo } from 'react';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { SERVER } from './query-keys.ts';
import { useServer } from './use-server.ts';

/** Returns the keys of documents that visitors cannot see before they are published; empty while unknown. */
export function useUnseen(): ReadonlySet<string> {
  const { api } = useEditor();
  const { data, refetch } = useServer(SERVER.changes, api.changes);
  const isSent = useOpState(({ pending }) => pending.length === 0);
  useEffect(() => {
    if (isSent) refetch();
  }, [isSent, refetch]);
  return useMemo(() => {
    const unseen = data?.changes.filter(({ liveUrlId }) => liveUrlId === undefined) ?? [];
    return new Set(unseen.map(({ key }) => key));
  }, [data]);
}
