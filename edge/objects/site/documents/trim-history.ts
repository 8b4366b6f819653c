/** Whoever was away for longer loads the site anew, and whoever undoes does it sooner. */
export const HISTORY_MS = 90 * 24 * 60 * 60 * 1000;
export const MOST_HISTORY = 5000;
/** Rows above the limit before anything is deleted: that reads the whole table of changes. */
const SLACK = 500;
const SLACK_MS = 24 * 60 * 60 * 1000;

/**
 * Inside a transaction of the storage: forgets what was done too long ago for anybody to undo it or to have missed it.
 * The documents themselves, and what releases hold of them, do not change.
 */
export function trimHistory(sql: SqlStorage, now: number): void {
  trimTransactions(sql, now);
  // Of releases, made much more rarely.
  sql.exec('DELETE FROM audit WHERE seq <= (SELECT MAX(seq) FROM audit) - ?', MOST_HISTORY);
}

function trimTransactions(sql: SqlStorage, now: number): void {
  const [oldest] = sql.exec('SELECT seq, done_at FROM transactions ORDER BY seq LIMIT 1').toArray();
  const [newest] = sql.exec('SELECT seq FROM transactions ORDER BY seq DESC LIMIT 1').toArray();
  if (oldest === undefined || newest === undefined) return;
  const isLong = Number(newest.seq) - Number(oldest.seq) >= MOST_HISTORY + SLACK;
  const isOld = Number(oldest.done_at) < now - HISTORY_MS - SLACK_MS;
  if (!isLong && !isOld) return;
  // The newest stays, so that numbers go on from it.
  sql.exec(
    'DELETE FROM transactions WHERE seq <= ?1 - ?2 OR (done_at < ?3 AND seq < ?1)',
    Number(newest.seq),
    MOST_HISTORY,
    now - HISTORY_MS,
  );
  sql.exec('DELETE FROM changed WHERE seq NOT IN (SELECT seq FROM transactions)');
}
