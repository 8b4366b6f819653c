import type { Metric } from '../domain/metrics.ts';
import { FAILED_ROWS } from './outbox.ts';
import type { StorageContext } from './storage-context.ts';

/** Counts rows by the values of a column, which become labels. */
export function countBy(
  { sql }: Pick<StorageContext, 'sql'>,
  name: Metric['name'],
  { label, value, from }: { readonly label: string; readonly value: string; readonly from: string },
): readonly Metric[] {
  return sql
    .exec(`SELECT ${value} AS value, COUNT(*) AS count FROM ${from} GROUP BY 1 ORDER BY 1`)
    .toArray()
    .map((row) => ({ name, label: [label, String(row.value)], value: Number(row.count) }));
}

export function countRows(
  { sql }: Pick<StorageContext, 'sql'>,
  name: Metric['name'],
  from: string,
): readonly Metric[] {
  return [{ name, value: Number(sql.exec(`SELECT COUNT(*) AS count FROM ${from}`).one().count) }];
}

/** Of an object with an outbox. */
export function emailMetrics(
  { sql, clock }: StorageContext,
  { hasProvider }: { readonly hasProvider: boolean },
): readonly Metric[] {
  const { failed, waiting, oldest } = sql
    .exec(
      `SELECT COALESCE(SUM(${FAILED_ROWS}), 0) AS failed, COALESCE(SUM(due_on IS NOT NULL AND attempts = 0), 0) AS waiting,
         MIN(CASE WHEN due_on IS NOT NULL THEN created_on END) AS oldest FROM outbox WHERE sent_on IS NULL`,
    )
    .one();
  return [
    { name: 'quoin_emails', label: ['state', 'failed'], value: Number(failed) },
    { name: 'quoin_emails', label: ['state', 'waiting'], value: Number(waiting) },
    {
      name: 'quoin_oldest_email_seconds',
      // Without a provider, emails wait for one, and nothing is late.
      value: oldest === null || !hasProvider ? 0 : Math.round((clock() - Number(oldest)) / 1000),
    },
  ];
}
