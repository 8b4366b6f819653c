/** Retention of the edit history; clients that were offline for longer reload the site. */
export const HISTORY_MS = 90 * 24 * 60 * 60 * 1000;
export const MAX_HISTORY = 5000;
/** Surplus before rows are deleted, since a deletion reads the whole table of changes. */
const SLACK = 500;
const SLACK_MS = 24 * 60 * 60 * 1000;

/** Deletes old history entries, inside a storage transaction. Documents and releases do not change. */
export function trimHistory(sql: SqlStorage, now: number): void {
  trimTransactions(sql, now);
  // The release log grows much more slowly.
  sql.exec('DELETE FROM audit WHERE seq <= (SELECT MAX(seq) FROM audit) - ?', MAX_HISTORY);
}

function trimTransactions(sql: SqlStorage, now: number): void {
  const [oldest] = sql.exec('SELECT seq, done_at FROM transactions ORDER BY seq LIMIT 1').toArray();
  const [newest] = sql.exec('SELECT seq FROM transactions ORDER BY seq DESC LIMIT 1').toArray();
  if (oldest === undefined || newest === undefined) return;
  const isLong = Number(newest.seq) - Number(oldest.seq) >= MAX_HISTORY + SLACK;
  const isOld = Number(oldest.done_at) < now - HISTORY_MS - SLACK_MS;
  if (!isLong && !isOld) return;
  // The newest entry stays, so that sequence numbers continue.
  sql.exec(
    'DELETE FROM transactions WHERE seq <= ?1 - ?2 OR (done_at < ?3 AND seq < ?1)',
    Number(newest.seq),
    MAX_HISTORY,
    now - HISTORY_MS,
  );
  sql.exec('DELETE FROM changed WHERE seq NOT IN (SELECT seq FROM transactions)');
}
