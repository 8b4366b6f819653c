import { useMemo } from 'react';
import { searchWords } from '../../../../formatters/vocabulary/rules/search-text.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { type ServerData, useServer } from '../../../core/server/use-server.ts';
import { useDebouncedValue } from '../../../ui/dom/use-debounced-value.ts';

/** Delay after typing, so that not every key is a request. */
const TYPING_MS = 250;

/** Ids of products that the server finds by variants that are not loaded here. */
export function useFoundProducts(search: string): Omit<ServerData<ReadonlySet<string>>, 'isFetching'> {
  const { api } = useEditor();
  const isComplete = useOpState(({ summarized }) => summarized.size === 0);
  const words = searchWords(search).join(' ');
  const asked = useDebouncedValue(words, TYPING_MS);
  const isNeeded = words !== '' && !isComplete;
  const query = useServer([...SERVER.foundProducts, asked], () => api.findProducts(asked), {
    isDisabled: !isNeeded || asked === '',
  });
  const data = useMemo(() => query.data && new Set(query.data), [query.data]);
  return {
    data: isNeeded ? data : undefined,
    error: isNeeded ? query.error : null,
    isPending: isNeeded && (asked !== words || (query.isPending && query.error === null)),
    refetch: query.refetch,
  };
}
