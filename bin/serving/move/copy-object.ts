import type { MovedRows, MovedTable, MoveObject } from '../../../formatters/vocabulary/api/move.ts';
import type { MoveServer } from './move-server.ts';

export interface CopyOptions {
  readonly from: MoveServer;
  readonly to: MoveServer;
  /** Of the move. */
  readonly id: string;
}

/** Copies the rows of an object, unless the other server has the same. Returns its tables, which are equal on both. */
export async function copyObject(
  object: MoveObject,
  { from, to, id }: CopyOptions,
): Promise<readonly MovedTable[]> {
  const tablesOf = async (server: MoveServer) => (await server.call(object, { call: 'tables' })).tables ?? [];
  const tables = await tablesOf(from);
  if (areEqual(tables, await tablesOf(to))) return tables;
  await to.call(object, { call: 'clear', id });
  for (const { name, rows } of tables) if (rows > 0) await copyTable(object, name, { from, to, id });
  const copied = await tablesOf(to);
  if (!areEqual(tables, copied))
    throw new Error(`${object.kind} ${object.shard} is not equal on both servers`);
  return tables;
}

async function copyTable(object: MoveObject, table: string, { from, to, id }: CopyOptions): Promise<void> {
  let page: MovedRows | undefined;
  do {
    const after = page?.next;
    page = (await from.call(object, { call: 'rows', table, ...(after && { after }) })).rows;
    if (page === undefined) throw new Error(`${object.kind} ${object.shard} has no table ${table}`);
    const { columns, rows } = page;
    const response = await to.call(object, { call: 'write', id, table, columns, rows });
    if (response.rejected !== undefined)
      throw new Error(`The new server rejected rows: ${response.rejected}`);
  } while (page.next !== undefined);
}

function areEqual(left: readonly MovedTable[], right: readonly MovedTable[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
