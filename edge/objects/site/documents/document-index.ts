import type { DocKey } from '../../../../compiler/model/index.ts';
import { isRecord } from '../../../../formatters/index.ts';
import { filesIn } from '../../../../formatters/vocabulary/rules/files-in.ts';
import { foldText } from '../../../../formatters/vocabulary/rules/search-text.ts';

/**
 * What is asked about all documents at once: the texts of products, and the files that documents refer to. Rows are
 * written before the first query that needs them, and deleted by a trigger when their document changes.
 */
export const DOCUMENT_INDEX_TABLES = `CREATE TABLE indexed_docs (key TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE file_uses (file TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (file, key)) WITHOUT ROWID;
CREATE INDEX file_uses_of_doc ON file_uses (key);
CREATE TRIGGER doc_changed AFTER UPDATE OF body ON docs BEGIN
  DELETE FROM indexed_docs WHERE key = new.key;
  DELETE FROM file_uses WHERE key = new.key;
END`;

/** Documents that are indexed at a time, which bounds the memory. */
const BATCH = 500;

/** Longer texts, such as captions, are not ids of files. */
const MAX_ID_LENGTH = 200;

/** Returns the ids of products whose title, SKUs or option values contain every word, which must be folded. */
export function findProducts(sql: SqlStorage, words: readonly string[]): readonly string[] {
  writeMissing(sql);
  const conditions = words.map(() => 'AND instr(text, ?) > 0').join(' ');
  return sql
    .exec(
      `SELECT substr(key, 6) AS id FROM indexed_docs WHERE text <> '' ${conditions} ORDER BY key`,
      ...words,
    )
    .toArray()
    .map(({ id }) => String(id));
}

/** Returns the documents that refer to one of the files. */
export function findFileUses(sql: SqlStorage, fileIds: readonly string[]): readonly DocKey[] {
  writeMissing(sql);
  return sql
    .exec(
      'SELECT DISTINCT key FROM file_uses WHERE file IN (SELECT value FROM json_each(?)) ORDER BY key',
      JSON.stringify(fileIds),
    )
    .toArray()
    .map(({ key }) => String(key) as DocKey);
}

/** Returns the ids of files that no document refers to. */
export function findUnusedFiles(sql: SqlStorage): readonly string[] {
  writeMissing(sql);
  return sql
    .exec(
      `SELECT substr(key, 7) AS id FROM docs WHERE key >= 'asset:' AND key < 'asset;' AND body IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM file_uses WHERE file = substr(docs.key, 7)) ORDER BY key`,
    )
    .toArray()
    .map(({ id }) => String(id));
}

function writeMissing(sql: SqlStorage): void {
  for (;;) {
    const rows = sql
      .exec(
        `SELECT key, body FROM docs WHERE body IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM indexed_docs WHERE indexed_docs.key = docs.key) LIMIT ?`,
        BATCH,
      )
      .toArray();
    for (const { key, body } of rows) writeDoc(sql, String(key), JSON.parse(String(body)));
    if (rows.length < BATCH) return;
  }
}

function writeDoc(sql: SqlStorage, key: string, body: unknown): void {
  sql.exec(
    'INSERT INTO indexed_docs (key, text) VALUES (?, ?)',
    key,
    key.startsWith('item:') ? textOf(body) : '',
  );
  // Files do not use files: their own fields have names of files.
  if (key.startsWith('asset:')) return;
  const files = [...filesIn(body)].filter(({ length }) => length <= MAX_ID_LENGTH);
  for (const file of files) sql.exec('INSERT INTO file_uses (file, key) VALUES (?, ?)', file, key);
}

/** Empty for items that are not products. */
function textOf(body: unknown): string {
  const { title, structuredContent } = recordOf(body);
  if (Object.keys(recordOf(structuredContent)).length === 0) return '';
  const variants = Object.values(recordOf(recordOf(structuredContent).variants)).map(recordOf);
  const texts = variants.flatMap(({ sku, attributes }) => [sku, ...Object.values(recordOf(attributes))]);
  return foldText([title, ...texts].filter((text) => typeof text === 'string').join('\n'));
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
