/** The storage of one Durable Object. Functions that take it run inside a transaction and never await. */
export interface StorageContext {
  readonly sql: SqlStorage;
  /** Returns epoch milliseconds; tests replace it. */
  readonly clock: () => number;
}

export type Row = Readonly<Record<string, SqlStorageValue>>;

export function firstRow(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): Row | undefined {
  for (const row of cursor) return row;
  return undefined;
}
