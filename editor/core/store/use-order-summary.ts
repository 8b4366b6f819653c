import type { EditorOrderSummaryResponse } from '../../../formatters/vocabulary/api/order-list.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';
import { SERVER } from '../server/query-keys.ts';
import { type ServerData, useServer } from '../server/use-server.ts';

/** Returns the sales of the last days and the numbers of orders that need action. */
export function useOrderSummary(): ServerData<EditorOrderSummaryResponse> {
  const { api } = useEditor();
  const may = useMay();
  return useServer([...SERVER.orders, 'summary'], async () =>
    may('orders.read') ? api.orderSummary() : NONE,
  );
}

const NONE: EditorOrderSummaryResponse = {
  timeZone: 'UTC',
  days: [],
  sales: [],
  toShip: { count: 0, testCount: 0 },
  toComplete: { count: 0, testCount: 0 },
  refundDueCount: 0,
};
