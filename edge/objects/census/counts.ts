import type { CensusDay, CensusKind, CensusMoment } from '../../../formatters/vocabulary/api/census.ts';
import type { ShardCensus } from '../../domain/census.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** Maximum names per kind and day; further names are only counted in the total. */
export const MAX_NAMES = 100;
/** Maximum distinct visitors per day; the total stops there. */
export const MAX_VISITORS = 50_000;
/** Maximum names per kind in a response. */
const MAX_LISTED = 500;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Retention periods. A salt is needed for 25 hours, the longest day with a daylight saving change. */
const RETENTION_MS = {
  minutes: 2 * HOUR_MS,
  hours: 15 * DAY_MS,
  salts: 25 * HOUR_MS,
  names: 90 * DAY_MS,
  sums: 400 * DAY_MS,
} as const;

/** Adds to a counter, unless the kind has too many names. */
export function addCount(
  { sql }: StorageContext,
  {
    day,
    kind,
    name,
    count,
  }: { readonly day: string; readonly kind: string; readonly name: string; readonly count: number },
): void {
  sql.exec(
    `INSERT INTO days (day, kind, name, count) SELECT ?1, ?2, ?3, ?4
     WHERE ?3 = '' OR EXISTS (SELECT 1 FROM days WHERE day = ?1 AND kind = ?2 AND name = ?3)
       OR (SELECT COUNT(*) FROM days WHERE day = ?1 AND kind = ?2 AND name <> '') < ?5
     ON CONFLICT (day, kind, name) DO UPDATE SET count = count + ?4`,
    day,
    kind,
    name,
    count,
    MAX_NAMES,
  );
}

/** Counts page views per minute and per hour. */
export function addViews({ sql }: StorageContext, minute: number, views: number): void {
  for (const length of [MINUTE_MS, HOUR_MS]) {
    sql.exec(
      `INSERT INTO moments (length, start_on, views) VALUES (?1, ?2, ?3)
       ON CONFLICT (length, start_on) DO UPDATE SET views = views + ?3`,
      length,
      Math.floor((minute * MINUTE_MS) / length) * length,
      views,
    );
  }
}

/** Counts visitors that were not counted on this day. */
export function addVisitors(storage: StorageContext, day: string, hashes: readonly string[]): void {
  const { sql } = storage;
  const [row] = sql
    .exec(`SELECT count FROM days WHERE day = ? AND kind = 'visitor' AND name = ''`, day)
    .toArray();
  let remaining = MAX_VISITORS - Number(row?.count ?? 0);
  let count = 0;
  for (const hash of hashes) {
    if (remaining <= 0) break;
    const isNew =
      sql.exec('INSERT OR IGNORE INTO visitors (day, hash) VALUES (?, ?) RETURNING day', day, hash).toArray()
        .length > 0;
    if (!isNew) continue;
    remaining -= 1;
    count += 1;
  }
  if (count > 0) addCount(storage, { day, kind: 'visitor', name: '', count });
}

/** Returns the salt of a day; stores `fresh` if there is none. */
export function dailySalt({ sql, clock }: StorageContext, day: string, fresh: string): string {
  const [row] = sql.exec('SELECT salt FROM salts WHERE day = ?', day).toArray();
  if (row !== undefined) return String(row.salt);
  sql.exec('INSERT INTO salts (day, salt, created_on) VALUES (?, ?, ?)', day, fresh, clock());
  return fresh;
}

/** Deletes data after its retention period. */
export function deleteExpired({ sql, clock }: StorageContext): void {
  const now = clock();
  const dayBefore = (age: number) => new Date(now - age).toISOString().slice(0, 10);
  sql.exec('DELETE FROM moments WHERE length = ? AND start_on < ?', MINUTE_MS, now - RETENTION_MS.minutes);
  sql.exec('DELETE FROM moments WHERE length = ? AND start_on < ?', HOUR_MS, now - RETENTION_MS.hours);
  sql.exec('DELETE FROM salts WHERE created_on <= ?', now - RETENTION_MS.salts);
  sql.exec('DELETE FROM visitors WHERE day NOT IN (SELECT day FROM salts)');
  sql.exec(`DELETE FROM days WHERE day < ? AND name <> ''`, dayBefore(RETENTION_MS.names));
  sql.exec('DELETE FROM days WHERE day < ?', dayBefore(RETENTION_MS.sums));
  sql.exec('DELETE FROM speeds WHERE day < ?', dayBefore(RETENTION_MS.names));
  sql.exec('DELETE FROM script_errors WHERE last_on < ?', now - RETENTION_MS.names);
}

/** Whether there is data that will expire. */
export function hasData({ sql }: StorageContext): boolean {
  return ['days', 'speeds', 'script_errors', 'salts'].some(
    (table) => sql.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0,
  );
}

/** Returns the totals per day and per name. */
export function readDays(
  { sql }: StorageContext,
  from: string,
  to: string,
): Pick<ShardCensus, 'days' | 'names'> {
  const sums = sql
    .exec(
      `SELECT day, json_group_object(kind, count) AS counts FROM days
       WHERE day BETWEEN ? AND ? AND name = '' GROUP BY day ORDER BY day`,
      from,
      to,
    )
    .toArray();
  const names = sql
    .exec(
      `SELECT kind, name, count FROM (
         SELECT kind, name, SUM(count) AS count,
           ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, name) AS place
         FROM days WHERE day BETWEEN ? AND ? AND name <> '' GROUP BY kind, name
       ) WHERE place <= ?`,
      from,
      to,
      MAX_LISTED,
    )
    .toArray();
  return {
    days: sums.map(dayOf),
    names: names.map(({ kind, name, count }) => ({
      kind: kind as CensusKind,
      name: String(name),
      count: Number(count),
    })),
  };
}

export function readMoments({ sql, clock }: StorageContext): Pick<ShardCensus, 'hours' | 'minutes'> {
  const read = (length: number, age: number) =>
    sql
      .exec(
        'SELECT start_on, views FROM moments WHERE length = ? AND start_on > ? ORDER BY start_on',
        length,
        clock() - age,
      )
      .toArray()
      .map((row): CensusMoment => ({ startOn: Number(row.start_on), views: Number(row.views) }));
  return { hours: read(HOUR_MS, 2 * DAY_MS), minutes: read(MINUTE_MS, HOUR_MS) };
}

function dayOf({ day, counts }: Row): CensusDay {
  return { day: String(day), counts: JSON.parse(String(counts)) as CensusDay['counts'] };
}
