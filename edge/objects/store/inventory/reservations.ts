import type { LineKey, ShortLine } from '../../../domain/store.ts';
import type { Books } from '../../storage-context.ts';
import { findVariant } from './inventory.ts';

export interface Wanted extends LineKey {
  readonly quantity: number;
}

/**
 * Takes stock for an order, for a time: all of it or nothing. Quantities are summed per SKU first, so that two lines of
 * one thing are seen together. The order must hold nothing: what it held before is given back first. Answers what there
 * is not enough of.
 */
export function holdStock(books: Books, { orderId, lines, expiresOn }: Holding): readonly ShortLine[] {
  const wanted = summed(lines);
  const short = wanted.flatMap((want) => shortageOf(books, want));
  if (short.length > 0) return short;
  for (const { itemId, sku, quantity } of wanted) {
    if (findVariant(books, itemId, sku)?.unlimited === 1) continue;
    books.sql.exec(
      'UPDATE variants SET on_hand = on_hand - ? WHERE item_id = ? AND sku = ?',
      quantity,
      itemId,
      sku,
    );
    books.sql.exec(
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

interface Holding {
  readonly orderId: string;
  readonly lines: readonly Wanted[];
  readonly expiresOn: number;
}

/** Gives back what an order has taken, held or bought. A second time there is nothing to give. */
export function giveBackStock({ sql }: Books, orderId: string): void {
  sql.exec(
    `UPDATE variants SET
       on_hand = max(0, on_hand - shortfall + held.quantity), shortfall = max(0, shortfall - on_hand - held.quantity)
     FROM (SELECT item_id, sku, quantity FROM holds WHERE order_id = ?) AS held
     WHERE variants.item_id = held.item_id AND variants.sku = held.sku`,
    orderId,
  );
  sql.exec('DELETE FROM holds WHERE order_id = ?', orderId);
}

/** What is held becomes what is bought. */
export function keepStock({ sql }: Books, orderId: string): void {
  sql.exec('UPDATE holds SET expires_on = NULL WHERE order_id = ?', orderId);
}

function summed(lines: readonly Wanted[]): readonly Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const { itemId, sku, quantity } of lines) {
    const key = JSON.stringify([itemId, sku]);
    sums.set(key, { itemId, sku, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

function shortageOf(books: Books, { itemId, sku, quantity }: Wanted): readonly ShortLine[] {
  const row = findVariant(books, itemId, sku);
  const available = row === undefined || row.is_sellable === 0 ? 0 : Number(row.on_hand);
  if (row?.is_sellable === 1 && (row.unlimited === 1 || quantity <= available)) return [];
  return [{ itemId, sku, title: String(row?.title ?? sku), available }];
}
