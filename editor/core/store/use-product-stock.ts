import type { EditorInventoryResponse } from '../../../formatters/vocabulary/api/editor/inventory.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { SERVER } from '../server/query-keys.ts';
import { type ServerData, useServer } from '../server/use-server.ts';

/** The current stock of one product. */
export function useProductStock(productId: string): ServerData<EditorInventoryResponse> {
  const { api } = useEditor();
  return useServer(productStockKey(productId), () => api.stockOf([productId]));
}

/** Starts with the key of all stock, so that invalidating that renews it too. */
export function productStockKey(productId: string): readonly string[] {
  return [...SERVER.stock, 'product', productId];
}
