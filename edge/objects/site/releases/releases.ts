import type { Doc, DocKey, Manifest, ManifestFile, Release } from '../../../../compiler/model/index.ts';
import type { ActivateResult, Activation, DocumentChanges, PublishBase } from '../../../domain/site.ts';
import { docOf } from '../documents/documents.ts';
import { uploadsNamedIn } from './referenced-uploads.ts';
import {
  areRetained,
  deleteDocuments,
  documentsOf,
  freeze,
  freezeNewest,
  readChanges,
} from './release-documents.ts';

/** Maximum retained releases; open pages of retained releases still find their files (edge 4.5). */
const MAX_RELEASES = 20;

export interface Releases {
  active(): string | undefined;
  /** Returns the id of the base release. */
  idOf(base: PublishBase): string | undefined;
  list(): readonly Release[];
  /** Without their documents, of which each release may have thousands. */
  listReleases(): readonly Omit<Release, 'docs'>[];
  has(id: string): boolean;
  /** Returns the revisions of the documents of a release; undefined when it is no longer retained. */
  revisionsOf(id: string): Readonly<Record<string, number>> | undefined;
  /**
   * Activates a release if `expectedPrevious` is live. Re-activating the live release keeps its message and time;
   * publishing an earlier release again keeps its message unless there is a new one. A conflict also when a document was edited after
   * the build started and another activation has deleted the revision that was built. Call inside a transaction.
   */
  activate(activation: Activation, manifest: Manifest, now: number): ActivateResult;
  /** Makes a retained release live again. Call inside a transaction. */
  rollback(id: string, author: string, now: number): ActivateResult;
  /** Returns a hashed file of any retained release. */
  retainedFile(path: string): ManifestFile | undefined;
  /**
   * Freezes the selected documents and returns them with all others as in `base`; for `published`, also with new
   * uploads that the selected documents refer to. Call inside a transaction.
   */
  docsForPublish(keys: readonly DocKey[] | 'all', base: PublishBase): readonly Doc[];
  /** Like `docsForPublish`, without freezing. */
  docsToCheck(keys: readonly DocKey[] | 'all', base: PublishBase): readonly Doc[];
  /**
   * Like `docsForPublish`, as changes of the base release; undefined without one. `unchanged` documents of the release are returned
   * as well. Call inside a transaction.
   */
  changesForPublish(
    keys: readonly DocKey[],
    base: PublishBase,
    unchanged: readonly DocKey[],
  ): Omit<DocumentChanges, 'built'> | undefined;
}

export function createReleases(sql: SqlStorage): Releases {
  const active = () => {
    const [row] = sql.exec('SELECT id FROM releases WHERE is_active = 1').toArray();
    return row === undefined ? undefined : String(row.id);
  };
  const has = (id: string) => sql.exec('SELECT 1 FROM releases WHERE id = ?', id).toArray().length > 0;
  const switchTo = (id: string) => {
    sql.exec('UPDATE releases SET is_active = 0 WHERE is_active = 1');
    sql.exec('UPDATE releases SET is_active = 1 WHERE id = ?', id);
  };
  const idOf = (base: PublishBase) => (base === 'published' ? lastPublished(sql) : undefined) ?? active();
  const docsToCheck = (keys: readonly DocKey[] | 'all', base: PublishBase) => {
    const newest = sql.exec('SELECT * FROM docs WHERE body IS NOT NULL ORDER BY key').toArray().map(docOf);
    if (keys === 'all') return newest;
    const others = documentsOf(sql, idOf(base));
    return base === 'live'
      ? merged(newest, keys, others)
      : merged(newest, [...keys, ...uploadsNamedIn(newest, keys, others)], others);
  };
  return {
    active,
    idOf,
    has,
    list: () => withDocuments(sql),
    listReleases: () => listOf(sql),
    revisionsOf: (id) => (has(id) ? revisionsOf(sql, id) : undefined),
    activate: (activation, manifest, now) => {
      const previous = active();
      const { id, expectedPrevious, message, createdBy } = activation;
      // A retry finds its own release live.
      const isAsExpected = expectedPrevious === undefined || (expectedPrevious ?? undefined) === previous;
      if (!isAsExpected && previous !== id) {
        return { ok: false, reason: 'conflict', active: previous };
      }
      const revs = activation.docs ?? activation.changes?.revs ?? {};
      if (!areRetained(sql, revs)) return { ok: false, reason: 'conflict', active: previous };
      const action = activation.isRebuild === true ? REBUILD : ACTIVATE;
      audit(sql, { action, previous, now }, activation);
      if (previous !== id) {
        sql.exec(
          `INSERT INTO releases (id, created_on, created_by, message) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (id) DO UPDATE SET
             created_on = ?2, created_by = ?3, message = CASE ?4 WHEN '' THEN message ELSE ?4 END`,
          id,
          now,
          createdBy,
          message,
        );
        switchTo(id);
      }
      freeze(sql, id, activation);
      storeFiles(sql, id, manifest);
      prune(sql);
      return { ok: true };
    },
    rollback: (id, author, now) => {
      if (!has(id)) return { ok: false, reason: 'missing', active: active() };
      const step = { action: 'rollback', previous: active(), now };
      audit(sql, step, { id, createdBy: author, message: '' });
      switchTo(id);
      return { ok: true };
    },
    retainedFile: (path) => {
      const [row] = sql.exec('SELECT file FROM release_files WHERE path = ? LIMIT 1', path).toArray();
      return row === undefined ? undefined : (JSON.parse(String(row.file)) as ManifestFile);
    },
    docsForPublish: (keys, base) => {
      freezeNewest(sql);
      return docsToCheck(keys, base);
    },
    docsToCheck,
    changesForPublish: (keys, base, unchanged) => {
      const release = idOf(base);
      return release === undefined
        ? undefined
        : readChanges(sql, { release, keys, hasUploads: base === 'published', unchanged });
    },
  };
}

/** Actions of the release log. */
const ACTIVATE = 'activate';
const REBUILD = 'rebuild';

/** Undefined when the release is no longer retained. */
function lastPublished(sql: SqlStorage): string | undefined {
  const [row] = sql
    .exec(
      `SELECT r.id FROM releases r WHERE r.id =
         (SELECT release FROM audit WHERE deed = ? ORDER BY seq DESC LIMIT 1)`,
      ACTIVATE,
    )
    .toArray();
  return row === undefined ? undefined : String(row.id);
}

interface Step {
  readonly action: string;
  /** Release that was live before. */
  readonly previous: string | undefined;
  readonly now: number;
}

function audit(
  sql: SqlStorage,
  { action, previous, now }: Step,
  { id, createdBy, message }: Pick<Activation, 'id' | 'createdBy' | 'message'>,
): void {
  sql.exec(
    'INSERT INTO audit (at, author, deed, release, previous, message) VALUES (?, ?, ?, ?, ?, ?)',
    now,
    createdBy,
    action,
    id,
    previous ?? null,
    message,
  );
}

function listOf(sql: SqlStorage): readonly Omit<Release, 'docs'>[] {
  return sql
    .exec('SELECT * FROM releases ORDER BY created_on DESC, is_active DESC, id')
    .toArray()
    .map((row) => ({
      id: String(row.id),
      createdOn: Number(row.created_on),
      createdBy: String(row.created_by),
      message: String(row.message),
      isActive: row.is_active === 1,
    }));
}

function withDocuments(sql: SqlStorage): readonly Release[] {
  const docs = new Map<string, Record<string, number>>();
  for (const { release, key, rev } of sql.exec('SELECT release, key, rev FROM release_docs')) {
    const known = docs.get(String(release)) ?? {};
    known[String(key)] = Number(rev);
    docs.set(String(release), known);
  }
  return listOf(sql).map((release) => ({ ...release, docs: docs.get(release.id) ?? {} }));
}

function revisionsOf(sql: SqlStorage, release: string): Readonly<Record<string, number>> {
  const rows = sql.exec('SELECT key, rev FROM release_docs WHERE release = ?', release).toArray();
  return Object.fromEntries(rows.map(({ key, rev }) => [String(key), Number(rev)]));
}

function storeFiles(sql: SqlStorage, release: string, manifest: Manifest): void {
  for (const [path, file] of Object.entries(manifest.files)) {
    if (file.isHashed !== true) continue;
    const { policy: _, ...storedFile } = file;
    sql.exec(
      'INSERT OR REPLACE INTO release_files (path, release, file) VALUES (?, ?, ?)',
      path,
      release,
      JSON.stringify(storedFile),
    );
  }
}

/** Call after an activation, which retains one more release. */
function prune(sql: SqlStorage): void {
  const dropped = sql
    .exec(
      `DELETE FROM releases WHERE is_active = 0 AND id NOT IN
         (SELECT id FROM releases ORDER BY is_active DESC, created_on DESC LIMIT ?)
       AND id IS NOT (SELECT release FROM audit WHERE deed = '${ACTIVATE}' ORDER BY seq DESC LIMIT 1) RETURNING id`,
      MAX_RELEASES,
    )
    .toArray();
  if (dropped.length > 0)
    sql.exec('DELETE FROM release_files WHERE release NOT IN (SELECT id FROM releases)');
  deleteDocuments(
    sql,
    dropped.map(({ id }) => String(id)),
  );
}

function merged(newest: readonly Doc[], keys: readonly DocKey[], others: readonly Doc[]): readonly Doc[] {
  const chosen = new Set<string>(keys);
  return [...newest.filter(({ key }) => chosen.has(key)), ...others.filter(({ key }) => !chosen.has(key))];
}
