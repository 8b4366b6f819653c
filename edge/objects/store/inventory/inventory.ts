import type { InventoryResponse, StockChange, StockLine } from '../../../domain/store.ts';
import { type Books, firstRow, type Row } from '../../storage-context.ts';
import { writeAudit } from '../audit/audit.ts';
import { stockText } from './sync-catalogue.ts';

/** The stock of some items, or of all. */
export function readStock({ sql }: Books, itemIds?: readonly string[]): readonly StockLine[] {
  if (itemIds === undefined) {
    return sql.exec('SELECT * FROM variants ORDER BY item_id, sku').toArray().map(lineOf);
  }
  return itemIds.flatMap((id) =>
    sql.exec('SELECT * FROM variants WHERE item_id = ? ORDER BY sku', id).toArray().map(lineOf),
  );
}

/** All changes or none. */
export function changeStock(books: Books, changes: readonly StockChange[], actor: string): InventoryResponse {
  const items = [...new Set(changes.map(({ productId }) => productId))];
  const refusal = changes.map((change) => rejectionOf(books, change)).find((each) => each !== undefined);
  if (refusal !== undefined) return { outcome: refusal, stock: readStock(books, items) };
  for (const change of changes) writeChange(books, change, actor);
  return { outcome: 'changed', stock: readStock(books, items) };
}

function rejectionOf(
  books: Books,
  { productId, sku, qtyInStock, expected }: StockChange,
): 'unknown' | 'conflict' | undefined {
  const row = findVariant(books, productId, sku);
  if (row === undefined || !Number.isSafeInteger(qtyInStock) || qtyInStock < 0) return 'unknown';
  return expected !== undefined && expected !== Number(row.on_hand) ? 'conflict' : undefined;
}

function writeChange(
  books: Books,
  { productId, sku, qtyInStock, unlimited }: StockChange,
  actor: string,
): void {
  const row = findVariant(books, productId, sku);
  writeAudit(books, {
    actor,
    kind: 'stock',
    itemId: productId,
    sku,
    detail: `${stockText(row?.on_hand, row?.unlimited)} to ${stockText(qtyInStock, unlimited ? 1 : 0)}`,
  });
  // Somebody has counted: what documents took too much is settled by that.
  books.sql.exec(
    'UPDATE variants SET on_hand = ?, shortfall = 0, unlimited = ? WHERE item_id = ? AND sku = ?',
    qtyInStock,
    unlimited ? 1 : 0,
    productId,
    sku,
  );
}

export function findVariant({ sql }: Books, itemId: string, sku: string): Row | undefined {
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
