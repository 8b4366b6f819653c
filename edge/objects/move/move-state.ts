import type { MoveCall, MoveResponse, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import { ReadOnlyError } from '../../domain/read-only-error.ts';

/** The state of a move in one object. */
export interface StoredMoveState {
  current(): MoveState | undefined;
  /** Also after a restart of the object. */
  isReadOnly(): boolean;
  begin(call: Extract<MoveCall, { call: 'begin' }>): MoveResponse;
  end(): void;
}

/** Not a migration step: it belongs to the server, and is not moved. */
const TABLE = `CREATE TABLE IF NOT EXISTS _move (id TEXT NOT NULL, phase TEXT NOT NULL, until INTEGER)`;

export function openMoveState(sql: SqlStorage, clock: () => number): StoredMoveState {
  sql.exec(TABLE);
  let current = readState(sql);
  const isLapsed = ({ until }: MoveState) => until !== undefined && until <= clock();
  const isReadOnly = () => current !== undefined && current.phase !== 'received' && !isLapsed(current);
  const store = (state: MoveState | undefined) => {
    sql.exec('DELETE FROM _move');
    if (state !== undefined)
      sql.exec(
        'INSERT INTO _move (id, phase, until) VALUES (?, ?, ?)',
        state.id,
        state.phase,
        state.until ?? null,
      );
    current = state;
  };
  return {
    current: () => current,
    isReadOnly,
    begin: ({ id, phase, seconds = 0 }) => {
      const isOwn = current?.id === id && !isLapsed(current);
      const accepted = mayBegin(phase, { state: current, isOwn, isReadOnly: isReadOnly() });
      // Only the end of the move that took the data away opens it again.
      const isLater = isOwn && phase === 'copying' && current?.phase === 'moved';
      if (accepted && !isLater)
        store({ id, phase, ...(phase === 'copying' && { until: clock() + seconds * 1000 }) });
      return {
        ...(accepted ? { wasReadOnly: isOwn } : { rejected: 'other-move' as const }),
        ...(current && { state: current }),
      };
    },
    end: () => store(undefined),
  };
}

interface Current {
  readonly state: MoveState | undefined;
  /** The state is that of this move. */
  readonly isOwn: boolean;
  readonly isReadOnly: boolean;
}

function mayBegin(phase: MoveState['phase'], { state, isOwn, isReadOnly }: Current): boolean {
  switch (phase) {
    case 'copying':
      return !isReadOnly || (isOwn && state?.phase !== 'receiving');
    case 'moved':
      return isOwn && (state?.phase === 'copying' || state?.phase === 'moved');
    case 'receiving':
      // The data of an object that was moved away, or of an abandoned move, is replaced.
      return !(isReadOnly && state?.phase === 'copying');
    case 'received':
      return isOwn && (state?.phase === 'receiving' || state?.phase === 'received');
  }
}

function readState(sql: SqlStorage): MoveState | undefined {
  const [row] = sql.exec('SELECT * FROM _move').toArray();
  if (row === undefined) return undefined;
  const phase = String(row.phase) as MoveState['phase'];
  return { id: String(row.id), phase, ...(row.until !== null && { until: Number(row.until) }) };
}

/** Statements that only read. */
const READS = /^\s*(?:SELECT|PRAGMA)\b/i;

/** The same storage, which rejects writes while an object is read-only. */
export function rejectWrites(sql: SqlStorage, isReadOnly: () => boolean): SqlStorage {
  const exec: SqlStorage['exec'] = (query, ...bindings) => {
    if (isReadOnly() && !READS.test(query)) throw new ReadOnlyError();
    return sql.exec(query, ...bindings);
  };
  return {
    exec,
    get databaseSize() {
      return sql.databaseSize;
    },
    Cursor: sql.Cursor,
    Statement: sql.Statement,
  } as SqlStorage;
}
