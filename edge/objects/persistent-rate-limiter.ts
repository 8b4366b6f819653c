/** At most `max` uses in any period of `seconds`. */
export interface StoredLimit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * A rate limiter that survives restarts: each use is a row that expires. (Less important limits are kept in memory:
 * `rate-limiter.ts`.) Call it in the object that handles all uses, without an `await` between the check and the action.
 */
export interface StoredRateLimit {
  /** Counts a use and returns 0, or returns the seconds to wait without counting it. */
  take(key: string, limit: StoredLimit): number;
  /** Deletes all uses of a key, after a successful sign-in. */
  reset(key: string): void;
}

/** Migration step for objects that use the limiter. */
export const RATE_LIMIT_TABLE = `CREATE TABLE rate_limit (key TEXT NOT NULL, expires_on INTEGER NOT NULL);
CREATE INDEX rate_limit_key ON rate_limit (key, expires_on);
CREATE INDEX rate_limit_expires ON rate_limit (expires_on)`;

export function createStoredRateLimit(sql: SqlStorage, clock: () => number): StoredRateLimit {
  return {
    take: (key, { max, seconds }) => {
      const now = clock();
      sql.exec('DELETE FROM rate_limit WHERE expires_on <= ?', now);
      // The oldest of the last `max` uses: when it expires, another use is allowed.
      const [row] = sql
        .exec(
          'SELECT expires_on FROM rate_limit WHERE key = ? ORDER BY expires_on DESC LIMIT 1 OFFSET ?',
          key,
          max - 1,
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
