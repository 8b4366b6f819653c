import { useCallback } from 'react';
import { type DocKey, isPublished, valueAt } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { numberAt, textAt } from '../model/json-access.ts';
import { statusOf } from '../model/status.ts';
import { SERVER } from './query-keys.ts';
import { useServer, useServerCache } from './use-server.ts';

/**
 * Returns the live `urlId` of a document, which can differ from the current one: empty when the document is not live,
 * undefined while unknown. `inside` is its collection.
 */
export function useLiveUrlId(doc: DocKey, inside?: DocKey): string | undefined {
  const { api, store, now } = useEditor();
  const load = async () => {
    // The server reports the live `urlId` of changed documents; unchanged ones have that of the fetch time.
    const { confirmed } = store.states.getState();
    const { changes } = await api.changes();
    const liveUrlId = (key: DocKey) => liveUrlIdOf(changes, { key, body: confirmed.get(key), now: now() });
    return inside !== undefined && liveUrlId(inside) === '' ? '' : liveUrlId(doc);
  };
  return useServer([...liveKey(doc), inside ?? ''], load).data;
}

/** Refetches it, because another user may have published. */
export function useRenewLiveUrlId(doc: DocKey): () => void {
  const { invalidate } = useServerCache();
  return useCallback(() => invalidate(liveKey(doc)), [invalidate, doc]);
}

function liveKey(doc: DocKey): readonly string[] {
  return [...SERVER.changes, 'live', doc];
}

function liveUrlIdOf(
  changes: readonly EditorChange[],
  { key, body, now }: { readonly key: DocKey; readonly body: unknown; readonly now: number },
): string {
  const change = changes.find((each) => each.key === key);
  if (change !== undefined) return change.liveUrlId ?? '';
  const withDates = { status: statusOf(body), publishOn: numberAt(body, 'publishOn') };
  const isOff = valueAt(body, ['enabled']) === false;
  return !isOff && isPublished(withDates, { now, drafts: false }) ? textAt(body, 'urlId') : '';
}
