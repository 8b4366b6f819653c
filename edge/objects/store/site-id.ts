import { firstRow, type StorageContext } from '../storage-context.ts';

/** Returns the site of this object, stored by each release; orders are the fallback for older objects. */
export function readSiteId({ sql }: StorageContext): string | undefined {
  const row =
    firstRow(sql.exec(`SELECT value AS site FROM meta WHERE key = 'site'`)) ??
    firstRow(sql.exec('SELECT site_id AS site FROM orders LIMIT 1'));
  return row && String(row.site);
}

export function storeSiteId({ sql }: StorageContext, siteId: string): void {
  sql.exec(`INSERT OR IGNORE INTO meta (key, value) VALUES ('site', ?)`, siteId);
}
