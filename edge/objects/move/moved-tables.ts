import type { MovedRow, MovedRows, MovedTable, MovedValue } from '../../../formatters/vocabulary/api/move.ts';
import { createSha256 } from '../../platform/crypto/sha256.ts';

/** UTF-16 units of the rows of a page, unless a single row is larger. */
const MAX_PAGE_LENGTH = 1_000_000;
const MAX_PAGE_ROWS = 2000;

interface Table {
  readonly name: string;
  /** With the row id of tables whose order is that of their rows. */
  readonly columns: readonly string[];
  /** Columns that identify a row, in the order of the primary key. */
  readonly key: readonly string[];
}

/** The tables of an object with everything that it stores, except the state of its schema and of moves. */
function tablesOf(sql: SqlStorage): readonly Table[] {
  return sql
    .exec(`SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name`)
    .toArray()
    .filter(({ name }) => !/^(?:_|sqlite_)/.test(String(name)))
    .map((row) => tableOf(sql, String(row.name), String(row.sql)));
}

function tableOf(sql: SqlStorage, name: string, definition: string): Table {
  const fields = sql.exec(`PRAGMA table_info(${quoted(name)})`).toArray();
  const columns = fields.map((field) => String(field.name));
  const keys = fields
    .filter(({ pk }) => Number(pk) > 0)
    .sort((left, right) => Number(left.pk) - Number(right.pk));
  const key = keys.map((field) => String(field.name));
  if (/WITHOUT\s+ROWID/i.test(definition)) return { name, columns, key };
  const isRowId = keys.length === 1 && String(keys[0]?.type).toUpperCase() === 'INTEGER';
  return isRowId ? { name, columns, key } : { name, columns: ['rowid', ...columns], key: ['rowid'] };
}

function findTable(sql: SqlStorage, name: string): Table | undefined {
  return tablesOf(sql).find((table) => table.name === name);
}

export function describeTables(sql: SqlStorage): readonly MovedTable[] {
  return tablesOf(sql).map((table) => {
    const hash = createSha256();
    let rows = 0;
    for (const row of select(sql, table, { limit: -1 })) {
      hash.update(`${JSON.stringify(row)}\n`);
      rows += 1;
    }
    return { name: table.name, rows, checksum: hash.digest() };
  });
}

/** Undefined for an unknown table. */
export function readRows(sql: SqlStorage, name: string, after: MovedRow | undefined): MovedRows | undefined {
  const table = findTable(sql, name);
  if (table === undefined) return undefined;
  const { columns, key } = table;
  const rows: MovedRow[] = [];
  let length = 0;
  for (const row of select(sql, table, { after, limit: MAX_PAGE_ROWS + 1 })) {
    const size = JSON.stringify(row).length;
    const isFull = rows.length === MAX_PAGE_ROWS || (rows.length > 0 && length + size > MAX_PAGE_LENGTH);
    if (isFull) {
      const last = rows.at(-1) ?? [];
      return { columns, rows, next: key.map((column) => last[columns.indexOf(column)] ?? null) };
    }
    rows.push(row);
    length += size;
  }
  return { columns, rows };
}

interface SelectOptions {
  readonly after?: MovedRow | undefined;
  readonly limit: number;
}

function select(
  sql: SqlStorage,
  { name, columns, key }: Table,
  { after, limit }: SelectOptions,
): Iterable<MovedRow> {
  const order = key.map(quoted).join(', ');
  const from = after === undefined ? '' : `WHERE (${order}) > (${key.map(() => '?').join(', ')})`;
  const query = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)} ${from} ORDER BY ${order} LIMIT ?`;
  return sql.exec(query, ...(after ?? []), limit).raw() as unknown as Iterable<MovedRow>;
}

export function deleteAllRows(sql: SqlStorage): void {
  for (const { name } of tablesOf(sql)) sql.exec(`DELETE FROM ${quoted(name)}`);
}

/** Returns false for an unknown table or other columns. A row that is there already is replaced. */
export function writeRows(
  sql: SqlStorage,
  { table: name, columns, rows }: { readonly table: string } & Pick<MovedRows, 'columns' | 'rows'>,
): boolean {
  const table = findTable(sql, name);
  if (table === undefined || JSON.stringify(columns) !== JSON.stringify(table.columns)) return false;
  const values = columns.map(() => '?').join(', ');
  const insert = `INSERT OR REPLACE INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${values})`;
  for (const row of rows) {
    if (row.length !== columns.length) return false;
    sql.exec(insert, ...(row as MovedValue[]));
  }
  return true;
}

/** Column and table names, which may be keywords. `rowid` must not be quoted in every version of SQLite. */
function quoted(name: string): string {
  return name === 'rowid' ? name : `"${name.replaceAll('"', '""')}"`;
}
