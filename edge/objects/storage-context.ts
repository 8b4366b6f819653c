/** What the steps of the ledger work on. Each runs inside one transaction of the object and waits for nothing. */
export interface Books {
  readonly sql: SqlStorage;
  readonly clock: () => number;
}

export type Row = Readonly<Record<string, SqlStorageValue>>;

/** The first row of an answer, if there is one. */
export function firstRow(cursor: SqlStorageCursor<Record<string, SqlStorageValue>>): Row | undefined {
  for (const row of cursor) return row;
  return undefined;
}
