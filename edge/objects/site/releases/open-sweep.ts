/** A sweep that takes longer has failed. */
const MAX_SWEEP_MS = 600_000;

/** Records that unused blobs are being deleted, so that no release goes live whose blobs have just been found unused. */
export function recordSweep(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM open_sweeps');
  sql.exec('INSERT INTO open_sweeps (expires_at) VALUES (?)', now + MAX_SWEEP_MS);
}

export function recordEndOfSweep(sql: SqlStorage): void {
  sql.exec('DELETE FROM open_sweeps');
}

export function isSweepOpen(sql: SqlStorage, now: number): boolean {
  return sql.exec('SELECT 1 FROM open_sweeps WHERE expires_at > ?', now).toArray().length > 0;
}
