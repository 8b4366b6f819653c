import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';

/** Files that an upload has replaced, until nothing refers to them. */
export interface ReplacedFiles {
  /** Records the file of an asset document that changed. Call inside a transaction. */
  note(key: DocKey, before: unknown, after: unknown): void;
  /** Removes and returns files that no document and no retained release mentions. */
  take(): readonly string[];
}

export function createReplacedFiles(sql: SqlStorage): ReplacedFiles {
  return {
    note: (key, before, after) => {
      const filename = valueAt(before, ['filename']);
      if (!key.startsWith('asset:') || typeof filename !== 'string') return;
      if (after === undefined || valueAt(after, ['filename']) === filename) return;
      sql.exec('INSERT OR IGNORE INTO replaced (filename) VALUES (?)', filename);
    },
    take: () => {
      const names = sql.exec('SELECT filename FROM replaced').toArray();
      const free = names
        .map(({ filename }) => String(filename))
        .filter((name) => !isFileMentioned(sql, name));
      for (const name of free) sql.exec('DELETE FROM replaced WHERE filename = ?', name);
      return free;
    },
  };
}

/**
 * Whether a document or a retained release mentions a file. Any occurrence of the name counts: a false positive is harmless, a false
 * negative is not.
 */
export function isFileMentioned(sql: SqlStorage, filename: string): boolean {
  return ['docs', 'bodies'].some(
    (table) =>
      sql.exec(`SELECT 1 FROM ${table} WHERE instr(body, ?) > 0 LIMIT 1`, filename).toArray().length > 0,
  );
}
