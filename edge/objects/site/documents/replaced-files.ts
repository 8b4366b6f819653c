import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';

/** Files of the site's folder that an upload has put another one in the place of, as long as something needs them. */
export interface ReplacedFiles {
  /** Inside a transaction: what a document said before it was changed, and says now. */
  note(key: DocKey, before: unknown, after: unknown): void;
  /** Forgets those that no document mentions, nor any release that is kept, and gives their names. */
  take(): readonly string[];
}

export function createReplacedFiles(sql: SqlStorage): ReplacedFiles {
  // A name that stands somewhere in a document is taken for the file: one too many does no harm, one too few does.
  const isMentioned = (filename: string) =>
    ['docs', 'bodies'].some(
      (table) =>
        sql.exec(`SELECT 1 FROM ${table} WHERE instr(body, ?) > 0 LIMIT 1`, filename).toArray().length > 0,
    );
  return {
    note: (key, before, after) => {
      const filename = valueAt(before, ['filename']);
      if (!key.startsWith('asset:') || typeof filename !== 'string') return;
      if (after === undefined || valueAt(after, ['filename']) === filename) return;
      sql.exec('INSERT OR IGNORE INTO replaced (filename) VALUES (?)', filename);
    },
    take: () => {
      const names = sql.exec('SELECT filename FROM replaced').toArray();
      const free = names.map(({ filename }) => String(filename)).filter((name) => !isMentioned(name));
      for (const name of free) sql.exec('DELETE FROM replaced WHERE filename = ?', name);
      return free;
    },
  };
}
