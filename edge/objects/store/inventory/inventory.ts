import type {
  InventoryResponse,
  StockChange,
  StockLine,
  StockTotals,
} from '../../../domain/store/inventory.ts';
import { firstRow, type Row, type StorageContext } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { formatStock } from './sync-catalog.ts';

/** Returns the stock of some items, or of all. */
export function readStock({ sql }: StorageContext, itemIds?: readonly string[]): readonly StockLine[] {
  if (itemIds === undefined) {
    return sql.exec('SELECT * FROM variants ORDER BY item_id, sku').toArray().map(lineOf);
  }
  return itemIds.flatMap((id) =>
    sql.exec('SELECT * FROM variants WHERE item_id = ? ORDER BY sku', id).toArray().map(lineOf),
  );
}

export function readStockTotals({ sql }: StorageContext): StockTotals {
  const rows = sql
    .exec(
      `SELECT item_id, SUM(on_hand) FILTER (WHERE unlimited = 0) AS units, MAX(unlimited) AS has_unlimited
       FROM variants GROUP BY item_id`,
    )
    .toArray();
  const limited = rows.filter(({ units }) => units !== null);
  const unlimited = rows.filter(({ has_unlimited }) => has_unlimited === 1);
  return {
    limited: Object.fromEntries(limited.map(({ item_id, units }) => [String(item_id), Number(units)])),
    unlimited: unlimited.map(({ item_id }) => String(item_id)),
  };
}

/** Applies all changes or none. */
export function changeStock(
  storage: StorageContext,
  changes: readonly StockChange[],
  actor: string,
): InventoryResponse {
  const items = [...new Set(changes.map(({ productId }) => productId))];
  const rejection = changes.map((change) => rejectionOf(storage, change)).find((each) => each !== undefined);
  if (rejection !== undefined) return { outcome: rejection, stock: readStock(storage, items) };
  for (const change of changes) writeChange(storage, change, actor);
  return { outcome: 'changed', stock: readStock(storage, items) };
}

function rejectionOf(
  storage: StorageContext,
  { productId, sku, qtyInStock, expected }: StockChange,
): 'unknown' | 'conflict' | undefined {
  const row = findVariant(storage, productId, sku);
  if (row === undefined || !Number.isSafeInteger(qtyInStock) || qtyInStock < 0) return 'unknown';
  return expected !== undefined && expected !== Number(row.on_hand) ? 'conflict' : undefined;
}

function writeChange(
  storage: StorageContext,
  { productId, sku, qtyInStock, unlimited }: StockChange,
  actor: string,
): void {
  const row = findVariant(storage, productId, sku);
  writeAudit(storage, {
    actor,
    kind: 'stock',
    itemId: productId,
    sku,
    detail: `${formatStock(row?.on_hand, row?.unlimited)} to ${formatStock(qtyInStock, unlimited ? 1 : 0)}`,
  });
  // A count by a contributor settles the shortfall.
  storage.sql.exec(
    'UPDATE variants SET on_hand = ?, shortfall = 0, unlimited = ? WHERE item_id = ? AND sku = ?',
    qtyInStock,
    unlimited ? 1 : 0,
    productId,
    sku,
  );
}

export function findVariant({ sql }: StorageContext, itemId: string, sku: string): Row | undefined {
  return firstRow(sql.exec('SELECT * FROM variants WHERE item_id = ? AND sku = ?', itemId, sku));
}

function lineOf(row: Row): StockLine {
  return {
    productId: String(row.item_id),
    variantId: String(row.variant_id),
    sku: String(row.sku),
    title: String(row.title),
    qtyInStock: Number(row.on_hand),
    unlimited: row.unlimited === 1,
    isSellable: row.is_sellable === 1,
  };
}
