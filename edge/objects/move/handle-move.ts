import type { MoveCall, MoveResponse } from '../../../formatters/vocabulary/api/move.ts';
import type { StoredMoveState } from './move-state.ts';
import { deleteAllRows, describeTables, readRows, writeRows } from './moved-tables.ts';

export interface MoveContext {
  /** Accepts writes while the object is read-only for all others. */
  readonly sql: SqlStorage;
  readonly state: StoredMoveState;
}

/** Handles a call of `quoin move`. Call inside a transaction. */
export function handleMove({ sql, state }: MoveContext, request: MoveCall): MoveResponse {
  const receive = (id: string, write: () => boolean): MoveResponse => {
    const current = state.current();
    if (current?.phase !== 'receiving' || current.id !== id) return { rejected: 'not-receiving' };
    return write() ? {} : { rejected: 'unknown-table' };
  };
  switch (request.call) {
    case 'describe': {
      const current = state.current();
      return { schema: schemaOf(sql), ...(current && { state: current }) };
    }
    case 'begin':
      return state.begin(request);
    case 'end':
      return state.end(request.id);
    case 'tables':
      return { tables: describeTables(sql) };
    case 'rows': {
      const rows = readRows(sql, request.table, request.after);
      return rows === undefined ? { rejected: 'unknown-table' } : { rows };
    }
    case 'clear':
      return receive(request.id, () => {
        deleteAllRows(sql);
        return true;
      });
    case 'write':
      return receive(request.id, () => writeRows(sql, request));
  }
}

function schemaOf(sql: SqlStorage): number {
  return Number(sql.exec('SELECT COALESCE(MAX(step), 0) AS step FROM _schema').one().step);
}
