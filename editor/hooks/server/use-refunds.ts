import type { EditorOrdersResponse, StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../editor-context.tsx';
import { useMay } from '../use-may.ts';
import { SERVER } from './server-keys.ts';
import { useServer } from './use-server.ts';

const NONE: EditorOrdersResponse = { orders: [], hasNextPage: false };

/** The newest orders whose money has to be given back; none as long as it is not known. */
export function useRefunds(): readonly StoredOrder[] {
  const { api } = useEditor();
  const may = useMay();
  const from = useServer([...SERVER.refunds, 'newest'], async () =>
    may('orders.read') ? api.refunds() : NONE,
  );
  return from.data?.orders ?? NONE.orders;
}
