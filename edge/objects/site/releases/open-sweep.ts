/** A sweep that takes longer has failed. */
const MAX_SWEEP_MS = 300_000;

/** A sweep of the bucket that has begun: no release goes live whose blobs it may have found unused. */
export interface OpenSweep {
  /** Counts from 1. */
  readonly id: number;
  /** Epoch milliseconds: it must not delete anything later. */
  readonly expiresOn: number;
}

/** Records the begin of a sweep. Several can be open, one of each build service. */
export function recordSweep(sql: SqlStorage, now: number): OpenSweep {
  const [id, expiresOn] = [lastSweep(sql) + 1, now + MAX_SWEEP_MS];
  sql.exec('INSERT INTO sweeps (id, expires_at) VALUES (?, ?)', id, expiresOn);
  sql.exec('DELETE FROM sweeps WHERE expires_at <= ? AND id < ?', now, id);
  return { id, expiresOn };
}

/** The last sweep stays, so that ids are not used again. */
export function recordEndOfSweep(sql: SqlStorage, id: number): void {
  sql.exec('UPDATE sweeps SET expires_at = 0 WHERE id = ?', id);
}

export function isSweepOpen(sql: SqlStorage, now: number): boolean {
  return sql.exec('SELECT 1 FROM sweeps WHERE expires_at > ?', now).toArray().length > 0;
}

/** Id of the last sweep that has begun; 0 before the first one. */
export function lastSweep(sql: SqlStorage): number {
  return Number(sql.exec('SELECT COALESCE(MAX(id), 0) AS id FROM sweeps').one().id);
}
