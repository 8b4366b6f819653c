import type { CensusDay, CensusKind, CensusMoment } from '../../../formatters/vocabulary/api/census.ts';
import type { CensusBook, Row, ShardCensus } from '../../domain/census.ts';

/** Names of one kind that a shard keeps for one day; what comes after them is in the sum only. */
export const MOST_NAMES = 100;
/** Visitors that a shard tells apart on one day; the sum of that day says no more then. */
export const MOST_VISITORS = 50_000;
/** How many names of one kind a shard tells. */
const MOST_TOLD = 500;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long what is kept. A day's salt has done its work after 25 hours, whatever the clocks of summer do. */
const KEEP_MS = {
  minutes: 2 * HOUR_MS,
  hours: 15 * DAY_MS,
  salts: 25 * HOUR_MS,
  names: 90 * DAY_MS,
  sums: 400 * DAY_MS,
} as const;

/** Adds to a sum, and to what it is made of as long as there is room for another name. */
export function addCount(
  { sql }: CensusBook,
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
    MOST_NAMES,
  );
}

/** Page views by minute and by hour. */
export function addViews({ sql }: CensusBook, minute: number, views: number): void {
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

/** Counts those who were not here on this day before. */
export function addVisitors(book: CensusBook, day: string, hashes: readonly string[]): void {
  const { sql } = book;
  const [row] = sql
    .exec(`SELECT count FROM days WHERE day = ? AND kind = 'visitor' AND name = ''`, day)
    .toArray();
  let room = MOST_VISITORS - Number(row?.count ?? 0);
  let count = 0;
  for (const hash of hashes) {
    if (room <= 0) break;
    const isNew =
      sql.exec('INSERT OR IGNORE INTO visitors (day, hash) VALUES (?, ?) RETURNING day', day, hash).toArray()
        .length > 0;
    if (!isNew) continue;
    room -= 1;
    count += 1;
  }
  if (count > 0) addCount(book, { day, kind: 'visitor', name: '', count });
}

/** The secret of a day; `fresh` is it when there is none yet. */
export function saltOf({ sql, clock }: CensusBook, day: string, fresh: string): string {
  const [row] = sql.exec('SELECT salt FROM salts WHERE day = ?', day).toArray();
  if (row !== undefined) return String(row.salt);
  sql.exec('INSERT INTO salts (day, salt, created_on) VALUES (?, ?, ?)', day, fresh, clock());
  return fresh;
}

/** Forgets what is old. */
export function forgetOld({ sql, clock }: CensusBook): void {
  const now = clock();
  const dayBefore = (age: number) => new Date(now - age).toISOString().slice(0, 10);
  sql.exec('DELETE FROM moments WHERE length = ? AND start_on < ?', MINUTE_MS, now - KEEP_MS.minutes);
  sql.exec('DELETE FROM moments WHERE length = ? AND start_on < ?', HOUR_MS, now - KEEP_MS.hours);
  sql.exec('DELETE FROM salts WHERE created_on <= ?', now - KEEP_MS.salts);
  sql.exec('DELETE FROM visitors WHERE day NOT IN (SELECT day FROM salts)');
  sql.exec(`DELETE FROM days WHERE day < ? AND name <> ''`, dayBefore(KEEP_MS.names));
  sql.exec('DELETE FROM days WHERE day < ?', dayBefore(KEEP_MS.sums));
  sql.exec('DELETE FROM speeds WHERE day < ?', dayBefore(KEEP_MS.names));
  sql.exec('DELETE FROM script_errors WHERE last_on < ?', now - KEEP_MS.names);
}

/** Something that will be old one day. */
export function isAnythingKept({ sql }: CensusBook): boolean {
  return ['days', 'speeds', 'script_errors', 'salts'].some(
    (table) => sql.exec(`SELECT 1 FROM ${table} LIMIT 1`).toArray().length > 0,
  );
}

/** Sums of each day, and the names behind them. */
export function readDays({ sql }: CensusBook, from: string, to: string): Pick<ShardCensus, 'days' | 'names'> {
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
      MOST_TOLD,
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

export function readMoments({ sql, clock }: CensusBook): Pick<ShardCensus, 'hours' | 'minutes'> {
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
