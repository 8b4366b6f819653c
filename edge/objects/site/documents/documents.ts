import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { canonicalJson } from './canonical-json.ts';

/** The newest revisions. A document that is not there, or was deleted, has revision 0 for everybody outside. */
export interface Documents {
  all(): readonly Doc[];
  read(key: DocKey): Doc | undefined;
  /** Inside a transaction. Gives the new revision; the same body again is no change and keeps the old one. */
  write(key: DocKey, text: string, author: Author): number;
  /** Inside a transaction; 0. */
  delete(key: DocKey, author: Author): number;
  /** Highest revision that the key ever had. */
  lastRev(key: DocKey): number;
  /** Whether the folder of the site has, or made, the newest revision; also of a key that never was. */
  isMirrored(key: DocKey): boolean;
  /** What the folder of the site does not have yet, in the order of the keys after `after`; as much as fits one call. */
  unsynced(after: string): Unsynced;
  /** Does nothing when there is a newer revision than `rev`. */
  markWrittenToDisk(key: DocKey, rev: number): void;
}

/** Changes on their way into the folder of the site. */
export interface Unsynced {
  readonly docs: readonly Doc[];
  readonly deleted: readonly { readonly key: DocKey; readonly rev: number }[];
  /** Where the next part begins; undefined when this is the last one. */
  readonly next: string | undefined;
}

/** Documents and characters of one part: a call between objects carries 32 million bytes. */
const MOST_AT_ONCE = 200;
const MOST_TEXT = 8_000_000;

export interface Author {
  readonly id: string;
  readonly now: number;
  /** True when the change comes from the site's folder, which then needs no copy. */
  readonly isMirrored: boolean;
}

export function createDocuments(sql: SqlStorage): Documents {
  const rowOf = (key: DocKey) => sql.exec('SELECT * FROM docs WHERE key = ?', key).toArray()[0];
  const put = (key: DocKey, body: string | null, { id, now, isMirrored }: Author): number => {
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
        if (rows.length >= MOST_AT_ONCE || text > MOST_TEXT) return partOf(rows, String(rows.at(-1)?.key));
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

/** How a body is stored and compared. */
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
