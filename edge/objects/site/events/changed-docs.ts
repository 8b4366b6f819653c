import type { DocKey } from '../../../../compiler/model/index.ts';
import { mayRead } from '../../../domain/documents/may-read.ts';
import type { DocWatcher } from '../../../domain/site.ts';
import type { ChangedDocs } from './document-watchers.ts';

/** The site revision: it grows with every change after the first import. */
function siteRevision(sql: SqlStorage): number {
  return Number(sql.exec('SELECT COALESCE(MAX(seq), 0) AS revision FROM transactions').one().revision);
}

/** Returns what a dashboard that has `revision` needs to catch up: nothing, or the revisions of all documents. */
export function changesSince(sql: SqlStorage, { revision: known, roles }: DocWatcher): ChangedDocs {
  const revision = siteRevision(sql);
  if (revision === known) return { revision, revs: {} };
  const rows = sql.exec('SELECT key, rev, body FROM docs').toArray().map(changeOf);
  return { revision, revs: revsFor(rows, roles) };
}

/** Returns the changes of these documents for each contributor. */
export function changesOf(
  sql: SqlStorage,
  keys: readonly DocKey[],
): (watcher: Pick<DocWatcher, 'roles'>) => ChangedDocs {
  const revision = siteRevision(sql);
  const rows = keys.flatMap((key) =>
    sql.exec('SELECT key, rev, body FROM docs WHERE key = ?', key).toArray().map(changeOf),
  );
  return ({ roles }) => ({ revision, revs: revsFor(rows, roles) });
}

interface Change {
  readonly key: DocKey;
  readonly rev: number;
  readonly body: unknown;
}

function changeOf({ key, rev, body }: Readonly<Record<string, SqlStorageValue>>): Change {
  const isDeleted = body === null;
  return {
    key: String(key) as DocKey,
    rev: isDeleted ? 0 : Number(rev),
    body: isDeleted ? undefined : JSON.parse(String(body)),
  };
}

function revsFor(changes: readonly Change[], roles: readonly number[]): ChangedDocs['revs'] {
  return Object.fromEntries(
    changes.filter((change) => mayRead(roles, change)).map(({ key, rev }) => [key, rev]),
  );
}
