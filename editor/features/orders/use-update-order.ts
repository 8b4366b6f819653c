import type {
  EditorOrderPatch,
  EditorOrderResponse,
} from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServerCache } from '../../core/server/use-server.ts';

/** Updates an order and the queries that depend on it. Rejects when the request fails. */
export function useUpdateOrder({
  id,
}: StoredOrder): (patch: EditorOrderPatch) => Promise<EditorOrderResponse> {
  const { api } = useEditor();
  const { setData, invalidate } = useServerCache();
  return async (patch) => {
    const response = await api.changeOrder(id, patch);
    setData<EditorOrderResponse>([...SERVER.orders, id], () => response);
    const staleKeys = [SERVER.orders, SERVER.refunds, SERVER.activity, SERVER.outbox, SERVER.stock];
    for (const key of staleKeys) invalidate(key);
    return response;
  };
}
