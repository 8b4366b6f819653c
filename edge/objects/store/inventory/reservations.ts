import type { ShortLine } from '../../../domain/store/place-order.ts';
import type { LineKey } from '../../../domain/store/quote.ts';
import type { StorageContext } from '../../storage-context.ts';
import { findVariant } from './inventory.ts';

export interface RequestedLine extends LineKey {
  readonly quantity: number;
}

/**
 * Reserves stock for an order, all lines or none. Quantities are summed per SKU first. Earlier reservations of the
 * order must be released before. Returns the lines without enough stock.
 */
export function reserveStock(
  storage: StorageContext,
  { orderId, lines, expiresOn }: Reservation,
): readonly ShortLine[] {
  const wanted = summed(lines);
  const short = wanted.flatMap((want) => shortageOf(storage, want));
  if (short.length > 0) return short;
  for (const { itemId, sku, quantity } of wanted) {
    if (findVariant(storage, itemId, sku)?.unlimited === 1) continue;
    storage.sql.exec(
      'UPDATE variants SET on_hand = on_hand - ? WHERE item_id = ? AND sku = ?',
      quantity,
      itemId,
      sku,
    );
    storage.sql.exec(
      'INSERT INTO holds (order_id, item_id, sku, quantity, expires_on) VALUES (?, ?, ?, ?, ?)',
      orderId,
      itemId,
      sku,
      quantity,
      expiresOn,
    );
  }
  return [];
}

interface Reservation {
  readonly orderId: string;
  readonly lines: readonly RequestedLine[];
  readonly expiresOn: number;
}

/** Returns reserved or sold units of an order to stock. Idempotent. */
export function releaseStock({ sql }: StorageContext, orderId: string): void {
  sql.exec(
    `UPDATE variants SET
       on_hand = max(0, on_hand - shortfall + held.quantity), shortfall = max(0, shortfall - on_hand - held.quantity)
     FROM (SELECT item_id, sku, quantity FROM holds WHERE order_id = ?) AS held
     WHERE variants.item_id = held.item_id AND variants.sku = held.sku`,
    orderId,
  );
  sql.exec('DELETE FROM holds WHERE order_id = ?', orderId);
}

/** Makes the reservations of a paid order permanent. */
export function commitReservations({ sql }: StorageContext, orderId: string): void {
  sql.exec('UPDATE holds SET expires_on = NULL WHERE order_id = ?', orderId);
}

function summed(lines: readonly RequestedLine[]): readonly RequestedLine[] {
  const sums = new Map<string, RequestedLine>();
  for (const { itemId, sku, quantity } of lines) {
    const key = JSON.stringify([itemId, sku]);
    sums.set(key, { itemId, sku, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

function shortageOf(storage: StorageContext, { itemId, sku, quantity }: RequestedLine): readonly ShortLine[] {
  const row = findVariant(storage, itemId, sku);
  const available = row === undefined || row.is_sellable === 0 ? 0 : Number(row.on_hand);
  if (row?.is_sellable === 1 && (row.unlimited === 1 || quantity <= available)) return [];
  return [{ itemId, sku, title: String(row?.title ?? sku), available }];
}
