import { createContext, useContext, useMemo } from 'react';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { SERVER } from '../../../core/server/query-keys.ts';
import { type ServerData, useServer } from '../../../core/server/use-server.ts';
import { type StockByVariant, stockByVariant } from '../model/stock.ts';

/** Products per request: URLs are limited to 8 kB on the way, and an id may have 200 characters. */
const PRODUCTS_PER_REQUEST = 25;

const ShownStock = createContext<StockByVariant>(new Map());

export const ShownStockProvider = ShownStock.Provider;

/** The stock of the shown products; those that are still loading are missing. */
export function useShownStock(): StockByVariant {
  return useContext(ShownStock);
}

/** Loads the stock of the products of one page. */
export function useStockOfPage(productIds: readonly string[]): ServerData<StockByVariant> {
  const { api } = useEditor();
  const query = useServer(
    [...SERVER.stockLists, ...productIds],
    async () => {
      const starts = Array.from(
        { length: Math.ceil(productIds.length / PRODUCTS_PER_REQUEST) },
        (_, index) => index * PRODUCTS_PER_REQUEST,
      );
      const parts = await Promise.all(
        starts.map((start) => api.stockOf(productIds.slice(start, start + PRODUCTS_PER_REQUEST))),
      );
      return { productIds, stock: parts.flatMap(({ stock }) => stock) };
    },
    { isDisabled: productIds.length === 0, keepsPreviousData: true },
  );
  const data = useMemo(() => {
    if (query.data === undefined) return undefined;
    // A product that was never published has no inventory.
    const levels = new Map(query.data.productIds.map((id): [string, VariantLevels] => [id, new Map()]));
    for (const [id, lines] of stockByVariant(query.data.stock)) levels.set(id, lines);
    return levels;
  }, [query.data]);
  return { ...query, data };
}

type VariantLevels = ReadonlyMap<string, EditorInventoryItem>;
