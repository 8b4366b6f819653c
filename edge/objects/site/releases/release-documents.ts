import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import type { Activation, DocumentChanges } from '../../../domain/site.ts';
import { docOf } from '../documents/documents.ts';
import { uploadsNamedIn } from './referenced-uploads.ts';

/** Returns the given documents of a release, or all, with the bodies that are frozen for it. */
export function documentsOf(
  sql: SqlStorage,
  release: string | undefined,
  keys?: readonly DocKey[],
): readonly Doc[] {
  if (release === undefined) return [];
  const all = `${DOCUMENTS_OF_RELEASE} WHERE r.release = ? AND COALESCE(b.body, d.body) IS NOT NULL`;
  const rows =
    keys === undefined
      ? sql.exec(all, release)
      : sql.exec(`${all} AND r.key IN (SELECT value FROM json_each(?))`, release, JSON.stringify(keys));
  return rows.toArray().map(docOf);
}

const DOCUMENTS_OF_RELEASE = `SELECT r.key, r.rev, COALESCE(b.body, d.body) AS body, d.updated_at, d.updated_by
  FROM release_docs r LEFT JOIN bodies b ON b.key = r.key AND b.rev = r.rev LEFT JOIN docs d ON d.key = r.key`;

/** Freezes bodies when a build starts and when a release goes live; `deleteDocuments` deletes unused ones. */
export function freezeNewest(sql: SqlStorage, keys?: readonly DocKey[]): void {
  // Reads no body that is frozen.
  const missing = `INSERT INTO bodies (key, rev, body) SELECT key, rev, body FROM docs WHERE body IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM bodies b WHERE b.key = docs.key AND b.rev = docs.rev)`;
  if (keys === undefined) sql.exec(missing);
  else sql.exec(`${missing} AND key IN (SELECT value FROM json_each(?))`, JSON.stringify(keys));
}

/** Records the documents of a release: `changes` of another one, or `docs`; without both, the newest revision of all. */
export function freeze(
  sql: SqlStorage,
  release: string,
  { docs, changes }: Pick<Activation, 'docs' | 'changes'>,
): void {
  if (changes !== undefined) {
    freezeChanges(sql, release, changes);
    return;
  }
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

function freezeChanges(
  sql: SqlStorage,
  release: string,
  { base, revs, removed }: NonNullable<Activation['changes']>,
): void {
  // The same release when the changes affect no page.
  if (release !== base) {
    sql.exec('DELETE FROM release_docs WHERE release = ?', release);
    sql.exec(
      'INSERT INTO release_docs (release, key, rev) SELECT ?, key, rev FROM release_docs WHERE release = ?',
      release,
      base,
    );
  }
  freezeNewest(sql, Object.keys(revs) as DocKey[]);
  for (const [key, rev] of Object.entries(revs)) {
    sql.exec('INSERT OR REPLACE INTO release_docs (release, key, rev) VALUES (?, ?, ?)', release, key, rev);
  }
  for (const key of removed) sql.exec('DELETE FROM release_docs WHERE release = ? AND key = ?', release, key);
}

/** Whether the bodies of these revisions still exist: a release without one would show the newest draft as live. */
export function areRetained(sql: SqlStorage, revs: Readonly<Record<string, number>>): boolean {
  const missing = sql.exec(
    `SELECT 1 FROM json_each(?) e WHERE NOT EXISTS (SELECT 1 FROM docs d WHERE d.key = e.key AND d.rev = e.value)
     AND NOT EXISTS (SELECT 1 FROM bodies b WHERE b.key = e.key AND b.rev = e.value)
     AND NOT EXISTS (SELECT 1 FROM releases x CROSS JOIN release_docs r ON r.release = x.id AND r.key = e.key
       WHERE r.rev = e.value) LIMIT 1`,
    JSON.stringify(revs),
  );
  return missing.toArray().length === 0;
}

/** Deletes the documents of releases that are no longer retained, and bodies that no release needs. */
export function deleteDocuments(sql: SqlStorage, releases: readonly string[]): void {
  for (const release of releases) sql.exec('DELETE FROM release_docs WHERE release = ?', release);
  // Most bodies are the newest ones. The others are searched in each release, by its primary key.
  sql.exec(
    `DELETE FROM bodies WHERE NOT EXISTS (SELECT 1 FROM docs d WHERE d.key = bodies.key AND d.rev = bodies.rev)
     AND NOT EXISTS (SELECT 1 FROM releases x CROSS JOIN release_docs r ON r.release = x.id AND r.key = bodies.key
       WHERE r.rev = bodies.rev)`,
  );
}

export interface ChangesOptions {
  /** The release that the changes are made to. */
  readonly release: string;
  readonly keys: readonly DocKey[];
  /** Includes new uploads that the documents refer to. */
  readonly hasUploads: boolean;
  /** Documents to return although they are not selected, as they are in the release. */
  readonly unchanged: readonly DocKey[];
}

/** Freezes the selected documents and returns them as changes of a release. */
export function readChanges(
  sql: SqlStorage,
  { release, keys, hasUploads, unchanged }: ChangesOptions,
): Omit<DocumentChanges, 'built'> {
  const selected = newestOf(sql, keys);
  const uploads = hasUploads ? newUploads(sql, release) : [];
  const newest = [...selected, ...uploads];
  const chosen = new Set<DocKey>([...keys, ...uploadsNamedIn(newest, keys, [])]);
  const docs = newest.filter(({ key }) => chosen.has(key));
  freezeNewest(
    sql,
    docs.map(({ key }) => key),
  );
  const others = unchanged.filter((key) => !chosen.has(key));
  const there = new Set(selected.map(({ key }) => key));
  return {
    release,
    docs: [...docs, ...(others.length === 0 ? [] : documentsOf(sql, release, others))],
    removed: keys.filter((key) => !there.has(key)),
  };
}

function newestOf(sql: SqlStorage, keys: readonly DocKey[]): readonly Doc[] {
  return sql
    .exec(
      'SELECT * FROM docs WHERE body IS NOT NULL AND key IN (SELECT value FROM json_each(?))',
      JSON.stringify(keys),
    )
    .toArray()
    .map(docOf);
}

function newUploads(sql: SqlStorage, release: string): readonly Doc[] {
  return sql
    .exec(
      `SELECT * FROM docs WHERE key >= 'asset:' AND key < 'asset;' AND body IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM release_docs r WHERE r.release = ? AND r.key = docs.key)`,
      release,
    )
    .toArray()
    .map(docOf);
}
