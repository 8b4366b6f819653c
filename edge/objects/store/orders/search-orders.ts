import { foldText } from '../../../../formatters/vocabulary/rules/search-text.ts';
import type { Row, StorageContext } from '../../storage-context.ts';

/**
 * The text of each order for searches. It is written before the first search that needs it, and deleted by triggers when
 * the order is deleted or its customer changes.
 */
export const ORDER_TEXTS_TABLE = `CREATE TABLE order_texts (number INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TRIGGER order_text_deleted AFTER DELETE ON orders BEGIN
  DELETE FROM order_texts WHERE number = old.number;
END;
CREATE TRIGGER order_text_changed AFTER UPDATE OF email, shipping_address ON orders BEGIN
  DELETE FROM order_texts WHERE number = new.number;
END`;

/** SQL condition with its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/**
 * Returns a condition for each word: "#12" is order 12; other words occur in the number, the email, the name of the
 * customer, or the title, SKU or options of an item.
 */
export function searchConditions(storage: StorageContext, words: readonly string[]): readonly Condition[] {
  if (words.length > 0) writeMissingTexts(storage);
  return words.map((word) =>
    /^#\d{1,15}$/.test(word)
      ? { sql: 'number = ?', values: [Number(word.slice(1))] }
      : // `instr` has no wildcards, unlike LIKE.
        {
          sql: 'number IN (SELECT number FROM order_texts WHERE instr(text, ?) > 0)',
          values: [word],
        },
  );
}

function writeMissingTexts({ sql }: StorageContext): void {
  const missing = sql
    .exec(
      `SELECT number, id, email, shipping_address FROM orders
       WHERE NOT EXISTS (SELECT 1 FROM order_texts WHERE order_texts.number = orders.number)`,
    )
    .toArray();
  for (const order of missing) {
    const lines = sql
      .exec('SELECT sku, title, attributes FROM order_lines WHERE order_id = ?', String(order.id))
      .toArray();
    sql.exec(
      'INSERT INTO order_texts (number, text) VALUES (?, ?)',
      Number(order.number),
      textOf(order, lines),
    );
  }
}

function textOf({ number, email, shipping_address }: Row, lines: readonly Row[]): string {
  const { name = '' } = JSON.parse(String(shipping_address ?? '{}')) as { readonly name?: string };
  const items = lines.flatMap(({ sku, title, attributes }) => [
    String(title),
    String(sku),
    ...Object.values(JSON.parse(String(attributes)) as Readonly<Record<string, string>>),
  ]);
  return foldText([number, email, name, ...items].join('\n'));
}
