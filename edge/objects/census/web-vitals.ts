import type { SpeedMetric } from '../../../formatters/vocabulary/api/census.ts';
import type { CensusBook, Row, Speed, SpeedCounts } from '../../domain/census.ts';
import { addScales, addToScale } from '../../domain/web-vitals.ts';

/** Pages whose speed a shard keeps for one day; those that come after them are in the sum only. */
const MOST_PATHS = 50;
/** Pages that a shard tells of, those with the most visits. */
const MOST_TOLD = 20;

/** Adds to the scale of each page, and of all of them. */
export function addSpeeds(book: CensusBook, day: string, speeds: readonly Speed[]): void {
  const values = new Map<
    string,
    { readonly path: string; readonly metric: SpeedMetric; readonly values: number[] }
  >();
  for (const { path, metric, value } of speeds) {
    for (const place of ['', path]) {
      const key = `${metric} ${place}`;
      const known = values.get(key);
      if (known === undefined) values.set(key, { path: place, metric, values: [value] });
      else known.values.push(value);
    }
  }
  for (const each of values.values()) addTo(book, day, each);
}

function addTo(
  { sql }: CensusBook,
  day: string,
  {
    path,
    metric,
    values,
  }: { readonly path: string; readonly metric: SpeedMetric; readonly values: readonly number[] },
): void {
  const [known] = sql
    .exec('SELECT counts FROM speeds WHERE day = ? AND path = ? AND metric = ?', day, path, metric)
    .toArray();
  if (known === undefined && path !== '' && !hasRoom(sql, day, path)) return;
  const counts = addToScale(known === undefined ? [] : countsOf(known), metric, values);
  sql.exec(
    'INSERT OR REPLACE INTO speeds (day, path, metric, counts) VALUES (?, ?, ?, ?)',
    day,
    path,
    metric,
    JSON.stringify(counts),
  );
}

function hasRoom(sql: SqlStorage, day: string, path: string): boolean {
  const row = sql
    .exec(
      `SELECT COUNT(DISTINCT path) AS others FROM speeds WHERE day = ? AND path NOT IN ('', ?)`,
      day,
      path,
    )
    .one();
  return Number(row.others) < MOST_PATHS;
}

export function readSpeeds({ sql }: CensusBook, from: string, to: string): readonly SpeedCounts[] {
  const sums = new Map<string, SpeedCounts>();
  for (const row of sql.exec('SELECT path, metric, counts FROM speeds WHERE day BETWEEN ? AND ?', from, to)) {
    const path = String(row.path);
    const metric = row.metric as SpeedMetric;
    const key = `${metric} ${path}`;
    sums.set(key, { path, metric, counts: addScales(sums.get(key)?.counts ?? [], countsOf(row)) });
  }
  const visits = new Map<string, number>();
  for (const { path, counts } of sums.values()) {
    visits.set(
      path,
      Math.max(
        visits.get(path) ?? 0,
        counts.reduce((sum, each) => sum + each, 0),
      ),
    );
  }
  const told = new Set(
    [...visits]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_TOLD + 1)
      .map(([path]) => path),
  );
  return [...sums.values()].filter(({ path }) => told.has(path));
}

function countsOf({ counts }: Row): readonly number[] {
  return JSON.parse(String(counts)) as readonly number[];
}
