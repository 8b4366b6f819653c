/**
 * Counters without personal data. Visitors are hashes that cannot be computed again once the salt of the day is
 * deleted, within two days (edge 3.1). The size of each table is limited in `counts.ts`, `web-vitals.ts` and
 * `script-errors.ts`.
 */
export const CENSUS_STEPS: readonly string[] = [
  `CREATE TABLE days (
  day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, kind, name)
) WITHOUT ROWID;
CREATE TABLE moments (
  length INTEGER NOT NULL, start_on INTEGER NOT NULL, views INTEGER NOT NULL, PRIMARY KEY (length, start_on)
) WITHOUT ROWID;
CREATE TABLE salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL, created_on INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE visitors (day TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (day, hash)) WITHOUT ROWID;
CREATE TABLE speeds (
  day TEXT NOT NULL, path TEXT NOT NULL, metric TEXT NOT NULL, counts TEXT NOT NULL, PRIMARY KEY (day, path, metric)
) WITHOUT ROWID;
CREATE TABLE script_errors (
  message TEXT NOT NULL, place TEXT NOT NULL, stack TEXT NOT NULL, page_path TEXT NOT NULL, count INTEGER NOT NULL,
  first_on INTEGER NOT NULL, last_on INTEGER NOT NULL, PRIMARY KEY (message, place)
) WITHOUT ROWID;
CREATE INDEX script_errors_by_age ON script_errors (last_on)`,
];
