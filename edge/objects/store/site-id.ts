import { type Books, firstRow } from '../storage-context.ts';

/** Whose ledger this is: written down by every release; before the first one that did so, orders tell it too. */
export function siteOf({ sql }: Books): string | undefined {
  const row =
    firstRow(sql.exec(`SELECT value AS site FROM meta WHERE key = 'site'`)) ??
    firstRow(sql.exec('SELECT site_id AS site FROM orders LIMIT 1'));
  return row && String(row.site);
}

export function rememberSite({ sql }: Books, siteId: string): void {
  sql.exec(`INSERT OR IGNORE INTO meta (key, value) VALUES ('site', ?)`, siteId);
}
