import type { SpeedMetric } from '../../../formatters/vocabulary/api/census.ts';
import type { Speed, SpeedCounts } from '../../domain/census.ts';
import { addToHistogram, mergeHistograms } from '../../domain/web-vitals.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** Maximum pages per day; further pages are only counted in the total. */
const MAX_PATHS = 50;
/** Maximum pages in a response, by number of visits. */
const MAX_LISTED = 20;

/** Adds measurements to the histograms of their page and of the site. */
export function addSpeeds(storage: StorageContext, day: string, speeds: readonly Speed[]): void {
  const values = new Map<
    string,
    { readonly path: string; readonly metric: SpeedMetric; readonly values: number[] }
  >();
  for (const { path, metric, value } of speeds) {
    for (const page of ['', path]) {
      const key = `${metric} ${page}`;
      const known = values.get(key);
      if (known === undefined) values.set(key, { path: page, metric, values: [value] });
      else known.values.push(value);
    }
  }
  for (const each of values.values()) addTo(storage, day, each);
}

function addTo(
  { sql }: StorageContext,
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
  const counts = addToHistogram(known === undefined ? [] : countsOf(known), metric, values);
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
  return Number(row.others) < MAX_PATHS;
}

export function readSpeeds({ sql }: StorageContext, from: string, to: string): readonly SpeedCounts[] {
  const sums = new Map<string, SpeedCounts>();
  for (const row of sql.exec('SELECT path, metric, counts FROM speeds WHERE day BETWEEN ? AND ?', from, to)) {
    const path = String(row.path);
    const metric = row.metric as SpeedMetric;
    const key = `${metric} ${path}`;
    sums.set(key, { path, metric, counts: mergeHistograms(sums.get(key)?.counts ?? [], countsOf(row)) });
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
  const listed = new Set(
    [...visits]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_LISTED + 1)
      .map(([path]) => path),
  );
  return [...sums.values()].filter(({ path }) => listed.has(path));
}

function countsOf({ counts }: Row): readonly number[] {
  return JSON.parse(String(counts)) as readonly number[];
}
