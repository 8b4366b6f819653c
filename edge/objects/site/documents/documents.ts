import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { canonicalJson } from '../../../../formatters/index.ts';
import type { Unsynced } from '../../../domain/site.ts';

/** The documents table, with the newest revisions. Missing and deleted documents have revision 0 in the API. */
export interface Documents {
  all(): readonly Doc[];
  read(key: DocKey): Doc | undefined;
  /** Returns the new revision; an unchanged body keeps its revision. Call inside a transaction. */
  write(key: DocKey, text: string, author: DocumentAuthor): number;
  /** Returns 0. Call inside a transaction. */
  delete(key: DocKey, author: DocumentAuthor): number;
  /** Highest revision of the key, also after a deletion. */
  lastRev(key: DocKey): number;
  /** Whether the site's folder has the newest revision; true for unknown keys. */
  isMirrored(key: DocKey): boolean;
  /** Returns documents that are not in the site's folder, sorted by key after `after`, in parts. */
  unsynced(after: string): Unsynced;
  /** Does nothing if there is a newer revision. */
  markWrittenToDisk(key: DocKey, rev: number): void;
}

/** Limits of one part: RPC messages are limited to 32 million bytes. */
const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 8_000_000;

export interface DocumentAuthor {
  readonly id: string;
  readonly now: number;
  /** True when the change comes from the site's folder. */
  readonly isMirrored: boolean;
}

export function createDocuments(sql: SqlStorage): Documents {
  const rowOf = (key: DocKey) => sql.exec('SELECT * FROM docs WHERE key = ?', key).toArray()[0];
  const put = (key: DocKey, body: string | null, { id, now, isMirrored }: DocumentAuthor): number => {
    const { rev } = sql
      .exec(
        `INSERT INTO docs (key, rev, body, updated_at, updated_by, is_mirrored) VALUES (?1, 1, ?2, ?3, ?4, ?5)
         ON CONFLICT (key) DO UPDATE SET rev = rev + 1, body = ?2, updated_at = ?3, updated_by = ?4, is_mirrored = ?5
         RETURNING rev`,
        key,
        body,
        now,
        id,
        isMirrored ? 1 : 0,
      )
      .one();
    return Number(rev);
  };
  return {
    all: () => sql.exec('SELECT * FROM docs WHERE body IS NOT NULL ORDER BY key').toArray().map(docOf),
    read: (key) => {
      const row = rowOf(key);
      return row === undefined || row.body === null ? undefined : docOf(row);
    },
    write: (key, text, author) => {
      const row = rowOf(key);
      return row?.body === text ? Number(row.rev) : put(key, text, author);
    },
    delete: (key, author) => {
      put(key, null, author);
      return 0;
    },
    lastRev: (key) => Number(rowOf(key)?.rev ?? 0),
    isMirrored: (key) => rowOf(key)?.is_mirrored !== 0,
    unsynced: (after) => {
      const rows: Record<string, SqlStorageValue>[] = [];
      let text = 0;
      for (const row of sql.exec(
        'SELECT * FROM docs WHERE is_mirrored = 0 AND key > ? ORDER BY key',
        after,
      )) {
        if (rows.length >= MAX_DOCUMENTS || text > MAX_CHARACTERS)
          return partOf(rows, String(rows.at(-1)?.key));
        rows.push(row);
        text += String(row.body ?? '').length;
      }
      return partOf(rows, undefined);
    },
    markWrittenToDisk: (key, rev) => {
      sql.exec('UPDATE docs SET is_mirrored = 1 WHERE key = ? AND rev = ?', key, rev);
    },
  };
}

function partOf(
  rows: readonly Readonly<Record<string, SqlStorageValue>>[],
  next: string | undefined,
): Unsynced {
  return {
    docs: rows.filter(({ body }) => body !== null).map(docOf),
    deleted: rows
      .filter(({ body }) => body === null)
      .map(({ key, rev }) => ({ key: String(key) as DocKey, rev: Number(rev) })),
    next,
  };
}

/** Serializes a body for storage and comparison. */
export function textOfBody(body: unknown): string {
  return canonicalJson(body);
}

export function docOf(row: Readonly<Record<string, SqlStorageValue>>): Doc {
  return {
    key: String(row.key) as DocKey,
    rev: Number(row.rev),
    updatedAt: Number(row.updated_at ?? 0),
    updatedBy: String(row.updated_by ?? ''),
    body: JSON.parse(String(row.body)) as unknown,
  };
}
