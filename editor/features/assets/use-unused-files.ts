import { useMemo } from 'react';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useOpState } from '../../core/hooks/use-documents.ts';
import type { QueryContentProps } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';

export interface UnusedFiles {
  /** Ids of files that no saved document uses; undefined when they are not needed, and while they are loading. */
  readonly ids: ReadonlySet<string> | undefined;
  readonly loading: QueryContentProps<unknown>['from'];
}

const NOT_NEEDED = { data: true, error: null, refetch: () => {} };

/** Asks the server about documents that are not loaded: of a small site, all are. */
export function useUnusedFiles(isNeeded: boolean): UnusedFiles {
  const { api } = useEditor();
  const isComplete = useOpState(({ summarized }) => summarized.size === 0);
  const isAsked = isNeeded && !isComplete;
  const query = useServer(SERVER.unusedFiles, api.findUnusedFiles, { isDisabled: !isAsked });
  const ids = useMemo(() => query.data && new Set(query.data), [query.data]);
  return isAsked ? { ids, loading: query } : { ids: undefined, loading: NOT_NEEDED };
}
