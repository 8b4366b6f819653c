import type { EditorOrdersResponse } from '../../../formatters/vocabulary/api/editor/orders.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';
import { SERVER } from '../server/query-keys.ts';
import { useServer } from '../server/use-server.ts';

const NONE: EditorOrdersResponse = { orders: [], total: 0, hasNextPage: false };

/** Returns the latest orders with a refund due; empty while unknown. */
export function useRefunds(): readonly StoredOrder[] {
  const { api } = useEditor();
  const may = useMay();
  const from = useServer([...SERVER.refunds, 'newest'], async () =>
    may('orders.read') ? api.orders({ filter: 'refund-due' }) : NONE,
  );
  return from.data?.orders ?? NONE.orders;
}
