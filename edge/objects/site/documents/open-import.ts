/** Milliseconds without another part after which an import counts as abandoned. Parts follow each other within seconds. */
const MAX_PAUSE_MS = 120_000;

/**
 * Records that a part of an import was stored: more parts follow, or it was the last one. At most one import of a site is open, since
 * its folder is imported by one process.
 */
export function recordPartOfImport(sql: SqlStorage, hasMore: boolean, now: number): void {
  sql.exec('DELETE FROM open_imports');
  if (hasMore) sql.exec('INSERT INTO open_imports (expires_at) VALUES (?)', now + MAX_PAUSE_MS);
}

/** Whether the documents are between two parts of an import, so that publishing them would publish half of it. */
export function isImportOpen(sql: SqlStorage, now: number): boolean {
  return sql.exec('SELECT 1 FROM open_imports WHERE expires_at > ?', now).toArray().length > 0;
}
