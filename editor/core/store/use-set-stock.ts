import { useCallback } from 'react';
import { isRecord } from '../../../formatters/index.ts';
import type {
  EditorInventoryItem,
  EditorInventoryResponse,
} from '../../../formatters/vocabulary/api/editor/inventory.ts';
import type { RestockRequestGroup } from '../../../formatters/vocabulary/api/restock.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { ApiFailure } from '../api/api-failure.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { failureText } from '../server/failure-text.ts';
import { SERVER } from '../server/query-keys.ts';
import { type CachedPages, changeEntries } from '../server/use-paged-list.ts';
import { useServerCache } from '../server/use-server.ts';
import { t } from '../strings/core-strings.ts';
import { productStockKey } from './use-product-stock.ts';

export interface SetStock {
  /** The inventory as the user saw it. */
  readonly line: EditorInventoryItem;
  /** Display name of the variant. */
  readonly name: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/**
 * Sets the stock of a variant immediately. If an order has changed the stock in the meantime, the user sees the new
 * number instead. Returns true when the stock was set.
 */
export function useSetStock(): (change: SetStock) => Promise<boolean> {
  const { api } = useEditor();
  const { setData, invalidate } = useServerCache();
  const notify = useNotify();
  const set = useCallback(
    async ({ line, name, qtyInStock, unlimited }: SetStock, isUndoing: boolean): Promise<boolean> => {
      const { sku, productId, variantId } = line;
      const storeInventory = (stock: readonly EditorInventoryItem[]) => {
        setData<EditorInventoryResponse>(productStockKey(productId), (known) => merged(known, stock));
        setData<CachedPages<RestockRequestGroup>>(SERVER.restockGroups, (known) =>
          changeEntries(known, (group) => withStock(group, stock)),
        );
        for (const key of [SERVER.stockLists, SERVER.restockGroups]) invalidate(key);
      };
      try {
        const expected = { expected: line.qtyInStock };
        const change = { sku, productId, variantId, qtyInStock, unlimited, ...expected };
        const { stock } = await api.setStock({ changes: [change] });
        storeInventory(stock);
        const text = unlimited
          ? t('product.stockUnlimited', { name })
          : t('product.stockSet', { name, count: qtyInStock });
        const back = {
          line: { ...line, qtyInStock, unlimited },
          name,
          qtyInStock: line.qtyInStock,
          unlimited: line.unlimited,
        };
        const action = { label: t('product.stockUndo'), onPress: () => void set(back, true) };
        notify(isUndoing ? text : { text, action });
        return true;
      } catch (error) {
        const currentLines = inventoryOfError(error);
        if (currentLines === undefined) notify({ text: failureText(error), isBad: true });
        else {
          storeInventory(currentLines);
          const currentLine = currentLines.find((each) => each.sku === sku && each.productId === productId);
          notify({ text: t('product.stockChanged', { count: currentLine?.qtyInStock ?? 0 }), isBad: true });
        }
        return false;
      }
    },
    [api, setData, invalidate, notify],
  );
  return useCallback((change) => set(change, false), [set]);
}

function merged(
  known: EditorInventoryResponse | undefined,
  changed: readonly EditorInventoryItem[],
): EditorInventoryResponse | undefined {
  if (known === undefined) return undefined;
  const isSame = (one: EditorInventoryItem, other: EditorInventoryItem) =>
    one.productId === other.productId && one.variantId === other.variantId && one.sku === other.sku;
  return { stock: known.stock.map((line) => changed.find((each) => isSame(each, line)) ?? line) };
}

function withStock(group: RestockRequestGroup, changed: readonly EditorInventoryItem[]): RestockRequestGroup {
  const line = changed.find(
    ({ productId, sku }) => productId === group.productId && sku === group.stock?.sku,
  );
  if (line === undefined) return group;
  const { sku, qtyInStock, unlimited } = line;
  return { ...group, stock: { sku, qtyInStock, unlimited } };
}

/** A rejection because of an order contains the current inventory. */
function inventoryOfError(error: unknown): readonly EditorInventoryItem[] | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 409 || !isRecord(error.body)) return undefined;
  const { stock } = error.body as Partial<EditorInventoryResponse>;
  return Array.isArray(stock) ? stock : undefined;
}
