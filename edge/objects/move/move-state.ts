import type { MoveCall, MoveResponse, MoveState } from '../../../formatters/vocabulary/api/move.ts';
import { ReadOnlyError } from '../../domain/read-only-error.ts';

/** The state of a move in one object. */
export interface StoredMoveState {
  current(): MoveState | undefined;
  /** Also after a restart of the object. */
  isReadOnly(): boolean;
  begin(call: Extract<MoveCall, { call: 'begin' }>): MoveResponse;
  /** Other moves than the given one are rejected. */
  end(id: string): MoveResponse;
}

/** Not a migration step: it belongs to the server, and is not moved. `taken` is the `before` of the state. */
const TABLE = `CREATE TABLE IF NOT EXISTS _move (
  id TEXT NOT NULL, phase TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER, taken TEXT
)`;

export function openMoveState(sql: SqlStorage, clock: () => number): StoredMoveState {
  sql.exec(TABLE);
  let current = readState(sql);
  const isLapsed = ({ until }: MoveState) => until !== undefined && until <= clock();
  const isReadOnly = () => current !== undefined && current.phase !== 'received' && !isLapsed(current);
  const store = (state: MoveState | undefined) => {
    sql.exec('DELETE FROM _move');
    if (state !== undefined)
      sql.exec(
        'INSERT INTO _move (id, phase, since, until, taken) VALUES (?, ?, ?, ?, ?)',
        state.id,
        state.phase,
        state.since,
        state.until ?? null,
        state.before ?? null,
      );
    current = state;
  };
  const respond = (rejected?: 'other-move'): MoveResponse => ({
    ...(rejected && { rejected }),
    ...(current && { state: current }),
  });
  return {
    current: () => current,
    isReadOnly,
    begin: ({ id, phase, seconds = 0 }) => {
      const state = current;
      const isOwn = state?.id === id && !isLapsed(state);
      if (!mayBegin(phase, { state, isOwn, isReadOnly: isReadOnly() })) return respond('other-move');
      // Only the end of the move that took the data away opens it again.
      if (isOwn && phase === 'copying' && state.phase === 'moved') return respond();
      const before = state?.phase === 'moved' ? state.id : state?.before;
      store({
        id,
        phase,
        since: isOwn ? state.since : clock(),
        ...(phase === 'copying' && { until: clock() + seconds * 1000 }),
        ...(phase === 'receiving' && before !== undefined && { before }),
      });
      return respond();
    },
    end: (id) => {
      if (current === undefined) return {};
      if (current.id !== id) return respond('other-move');
      const { before, since } = current;
      store(before === undefined ? undefined : { id: before, phase: 'moved', since });
      return respond();
    },
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
  return {
    id: String(row.id),
    phase: String(row.phase) as MoveState['phase'],
    since: Number(row.since),
    ...(row.until !== null && { until: Number(row.until) }),
    ...(row.taken !== null && { before: String(row.taken) }),
  };
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
