/** So many uses in so many seconds, in any stretch of that length. */
export interface StoredLimit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts uses exactly and for good: each one is a row that is forgotten when it is old, so that neither a restart nor an
 * object that was put to rest gives anybody another set of guesses. (Limits that only keep the peace are counted in
 * memory: `rate-limit.ts`.) Call it in the object that all uses pass through, without an `await` between the question
 * and what it permits.
 */
export interface StoredRateLimit {
  /** Counts one use. 0 when it is allowed; else the seconds until the next one is, and it does not count. */
  take(key: string, limit: StoredLimit): number;
  /** Forgets all uses of a key: a sign-in that worked. */
  reset(key: string): void;
}

/** Goes into the steps of the object's schema. */
export const RATE_LIMIT_TABLE = `CREATE TABLE rate_limit (key TEXT NOT NULL, expires_on INTEGER NOT NULL);
CREATE INDEX rate_limit_key ON rate_limit (key, expires_on);
CREATE INDEX rate_limit_expires ON rate_limit (expires_on)`;

export function createStoredRateLimit(sql: SqlStorage, clock: () => number): StoredRateLimit {
  return {
    take: (key, { most, seconds }) => {
      const now = clock();
      sql.exec('DELETE FROM rate_limit WHERE expires_on <= ?', now);
      // The oldest of the last `most` uses: when it is forgotten, there is room for one more.
      const [row] = sql
        .exec(
          'SELECT expires_on FROM rate_limit WHERE key = ? ORDER BY expires_on DESC LIMIT 1 OFFSET ?',
          key,
          most - 1,
        )
        .toArray();
      if (row !== undefined) return Math.max(1, Math.ceil((Number(row.expires_on) - now) / 1000));
      sql.exec('INSERT INTO rate_limit (key, expires_on) VALUES (?, ?)', key, now + seconds * 1000);
      return 0;
    },
    reset: (key) => {
      sql.exec('DELETE FROM rate_limit WHERE key = ?', key);
    },
  };
}
