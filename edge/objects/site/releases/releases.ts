import { z } from 'zod';
import type { Doc, DocKey, Manifest, ManifestFile, Release } from '../../../../compiler/model/index.ts';
import { docOf } from '../documents/documents.ts';
import { uploadsNamedIn } from './referenced-uploads.ts';

export interface Activation {
  readonly id: string;
  /** What must be live now: null when nothing is. Absent: whatever is. */
  readonly expectedPrevious?: string | null | undefined;
  readonly message: string;
  readonly createdBy: string;
  /** Revision of each document in it; absent: the newest of all. */
  readonly docs?: Readonly<Record<string, number>> | undefined;
  /** Epoch milliseconds: what was scheduled for later is not in it. Absent: now. */
  readonly asOf?: number | undefined;
  /** What was live, built once more: nobody has published anything. */
  readonly isRebuild?: boolean | undefined;
}

/**
 * What documents are compared with, and taken from where nobody chose them: what visitors see, or what somebody published
 * last. After going back to an earlier release these are two, and the site's folder goes on from the second.
 */
export const publishBaseSchema = z.enum(['live', 'published']);
export type PublishBase = z.infer<typeof publishBaseSchema>;

export type ActivateResult =
  | { readonly ok: true }
  /** `missing`: there is no such release. `conflict`: another one went live in the meantime. */
  | { readonly ok: false; readonly reason: 'missing' | 'conflict'; readonly active: string | undefined };

/** Older ones are forgotten, unless live; pages loaded from those kept still find their files (edge 4.5). */
const MOST_RELEASES = 20;

export interface Releases {
  active(): string | undefined;
  /** The id of the release that a base means. */
  idOf(base: PublishBase): string | undefined;
  list(): readonly Release[];
  has(id: string): boolean;
  /**
   * Inside a transaction: compare and set, history, what is frozen. One that is live already keeps its words and its time,
   * an earlier one that somebody publishes again keeps its words unless there are new ones.
   */
  activate(activation: Activation, manifest: Manifest, now: number): ActivateResult;
  /** Inside a transaction: makes a release that is kept live again. */
  rollback(id: string, author: string, now: number): ActivateResult;
  /** A hashed file of any release that is kept. */
  keptFile(path: string): ManifestFile | undefined;
  /**
   * Inside a transaction. Freezes the chosen documents, and gives them with all others as they are live; or as they were
   * published last, and then with the new uploads that the chosen ones name.
   */
  docsForPublish(keys: readonly DocKey[] | 'all', base: PublishBase): readonly Doc[];
  /** The same, with nothing frozen: for what does not go live. */
  docsToCheck(keys: readonly DocKey[] | 'all', base: PublishBase): readonly Doc[];
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
    const others = docsOfRelease(sql, idOf(base));
    return base === 'live'
      ? merged(newest, keys, others)
      : merged(newest, [...keys, ...uploadsNamedIn(newest, keys, others)], others);
  };
  return {
    active,
    idOf,
    has,
    list: () => listOf(sql),
    activate: (activation, manifest, now) => {
      const previous = active();
      const { id, expectedPrevious, message, createdBy } = activation;
      // The same request sent again finds its own release live: it is done, and nobody else was first.
      const isAsExpected = expectedPrevious === undefined || (expectedPrevious ?? undefined) === previous;
      if (!isAsExpected && previous !== id) {
        return { ok: false, reason: 'conflict', active: previous };
      }
      const deed = activation.isRebuild === true ? REBUILD : ACTIVATE;
      audit(sql, { deed, previous, now }, activation);
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
      freeze(sql, id, activation.docs);
      keepFiles(sql, id, manifest);
      prune(sql);
      return { ok: true };
    },
    rollback: (id, author, now) => {
      if (!has(id)) return { ok: false, reason: 'missing', active: active() };
      const step = { deed: 'rollback', previous: active(), now };
      audit(sql, step, { id, createdBy: author, message: '' });
      switchTo(id);
      return { ok: true };
    },
    keptFile: (path) => {
      const [row] = sql.exec('SELECT file FROM release_files WHERE path = ? LIMIT 1', path).toArray();
      return row === undefined ? undefined : (JSON.parse(String(row.file)) as ManifestFile);
    },
    docsForPublish: (keys, base) => {
      freezeNewest(sql);
      return docsToCheck(keys, base);
    },
    docsToCheck,
  };
}

/** Deeds of the audit. */
const ACTIVATE = 'activate';
const REBUILD = 'rebuild';

/** Undefined when it is not kept any more. */
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
  readonly deed: string;
  /** What was live until now. */
  readonly previous: string | undefined;
  readonly now: number;
}

function audit(
  sql: SqlStorage,
  { deed, previous, now }: Step,
  { id, createdBy, message }: Pick<Activation, 'id' | 'createdBy' | 'message'>,
): void {
  sql.exec(
    'INSERT INTO audit (at, author, deed, release, previous, message) VALUES (?, ?, ?, ?, ?, ?)',
    now,
    createdBy,
    deed,
    id,
    previous ?? null,
    message,
  );
}

function listOf(sql: SqlStorage): readonly Release[] {
  const docs = new Map<string, Record<string, number>>();
  for (const { release, key, rev } of sql.exec('SELECT release, key, rev FROM release_docs')) {
    const known = docs.get(String(release)) ?? {};
    known[String(key)] = Number(rev);
    docs.set(String(release), known);
  }
  return sql
    .exec('SELECT * FROM releases ORDER BY created_on DESC, is_active DESC, id')
    .toArray()
    .map((row) => ({
      id: String(row.id),
      createdOn: Number(row.created_on),
      createdBy: String(row.created_by),
      message: String(row.message),
      isActive: row.is_active === 1,
      docs: docs.get(String(row.id)) ?? {},
    }));
}

function freeze(sql: SqlStorage, release: string, docs: Activation['docs']): void {
  sql.exec('DELETE FROM release_docs WHERE release = ?', release);
  freezeNewest(sql);
  if (docs === undefined) {
    sql.exec(
      'INSERT INTO release_docs (release, key, rev) SELECT ?, key, rev FROM docs WHERE body IS NOT NULL',
      release,
    );
    return;
  }
  for (const [key, rev] of Object.entries(docs)) {
    sql.exec('INSERT INTO release_docs (release, key, rev) VALUES (?, ?, ?)', release, key, rev);
  }
}

/** Bodies are frozen when a build begins and when a release goes live; `prune` removes what no release needs. */
function freezeNewest(sql: SqlStorage): void {
  sql.exec(
    'INSERT OR IGNORE INTO bodies (key, rev, body) SELECT key, rev, body FROM docs WHERE body IS NOT NULL',
  );
}

function keepFiles(sql: SqlStorage, release: string, manifest: Manifest): void {
  for (const [path, file] of Object.entries(manifest.files)) {
    if (file.isHashed !== true) continue;
    const { policy: _, ...kept } = file;
    sql.exec(
      'INSERT OR REPLACE INTO release_files (path, release, file) VALUES (?, ?, ?)',
      path,
      release,
      JSON.stringify(kept),
    );
  }
}

function prune(sql: SqlStorage): void {
  sql.exec(
    `DELETE FROM releases WHERE is_active = 0 AND id NOT IN
       (SELECT id FROM releases ORDER BY is_active DESC, created_on DESC LIMIT ?)
     AND id IS NOT (SELECT release FROM audit WHERE deed = '${ACTIVATE}' ORDER BY seq DESC LIMIT 1)`,
    MOST_RELEASES,
  );
  sql.exec('DELETE FROM release_docs WHERE release NOT IN (SELECT id FROM releases)');
  sql.exec('DELETE FROM release_files WHERE release NOT IN (SELECT id FROM releases)');
  sql.exec(
    `DELETE FROM bodies WHERE NOT EXISTS
       (SELECT 1 FROM release_docs r WHERE r.key = bodies.key AND r.rev = bodies.rev)
     AND NOT EXISTS (SELECT 1 FROM docs d WHERE d.key = bodies.key AND d.rev = bodies.rev)`,
  );
}

function docsOfRelease(sql: SqlStorage, id: string | undefined): readonly Doc[] {
  if (id === undefined) return [];
  return sql
    .exec(
      `SELECT r.key, r.rev, COALESCE(b.body, d.body) AS body, d.updated_at, d.updated_by FROM release_docs r
       LEFT JOIN bodies b ON b.key = r.key AND b.rev = r.rev LEFT JOIN docs d ON d.key = r.key
       WHERE r.release = ? AND COALESCE(b.body, d.body) IS NOT NULL`,
      id,
    )
    .toArray()
    .map(docOf);
}

function merged(newest: readonly Doc[], keys: readonly DocKey[], others: readonly Doc[]): readonly Doc[] {
  const chosen = new Set<string>(keys);
  return [...newest.filter(({ key }) => chosen.has(key)), ...others.filter(({ key }) => !chosen.has(key))];
}
