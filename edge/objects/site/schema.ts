import { DOCUMENT_INDEX_TABLES } from './documents/document-index.ts';

/**
 * Deleted documents keep a row without a body, so that revisions are never reused. `bodies` holds the frozen revisions
 * of releases: publishing some documents needs all others as they are live.
 */
export const SITE_STEPS: readonly string[] = [
  `CREATE TABLE docs (
     key TEXT PRIMARY KEY, rev INTEGER NOT NULL, body TEXT, updated_at INTEGER NOT NULL, updated_by TEXT NOT NULL,
     is_mirrored INTEGER NOT NULL DEFAULT 1
   ) WITHOUT ROWID;
   CREATE TABLE transactions (
     seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, author TEXT NOT NULL, done_at INTEGER NOT NULL,
     label TEXT NOT NULL, body TEXT NOT NULL, answer TEXT NOT NULL
   );
   CREATE TABLE changed (key TEXT NOT NULL, rev INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (key, rev))
     WITHOUT ROWID;
   CREATE TABLE bodies (key TEXT NOT NULL, rev INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (key, rev))
     WITHOUT ROWID;
   CREATE TABLE releases (
     id TEXT PRIMARY KEY, created_on INTEGER NOT NULL, created_by TEXT NOT NULL, message TEXT NOT NULL,
     is_active INTEGER NOT NULL DEFAULT 0
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX active_release ON releases (is_active) WHERE is_active = 1;
   CREATE TABLE release_docs (
     release TEXT NOT NULL, key TEXT NOT NULL, rev INTEGER NOT NULL, PRIMARY KEY (release, key)
   ) WITHOUT ROWID;
   CREATE TABLE release_files (
     path TEXT NOT NULL, release TEXT NOT NULL, file TEXT NOT NULL, PRIMARY KEY (path, release)
   ) WITHOUT ROWID;
   CREATE TABLE promised (deed TEXT PRIMARY KEY, site TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE audit (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, deed TEXT NOT NULL, release TEXT NOT NULL,
     previous TEXT, message TEXT NOT NULL
   )`,
  'CREATE TABLE replaced (filename TEXT PRIMARY KEY) WITHOUT ROWID',
  'CREATE TABLE renewals (site TEXT PRIMARY KEY, due INTEGER NOT NULL, try_on INTEGER NOT NULL) WITHOUT ROWID',
  DOCUMENT_INDEX_TABLES,
  'CREATE INDEX unsynced_docs ON docs (key) WHERE is_mirrored = 0',
  'CREATE TABLE open_imports (expires_at INTEGER NOT NULL)',
  'CREATE TABLE sweeps (id INTEGER PRIMARY KEY, expires_at INTEGER NOT NULL)',
];
