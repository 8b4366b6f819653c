import {
  DOCUMENT_TYPES,
  type Doc,
  type DocKey,
  type DocumentType,
  documentSummary,
} from '../../../../compiler/model/index.ts';
import { readableDoc } from '../../../domain/documents/readable-doc.ts';
import type { DocsPart, SummarizedDoc } from '../../../domain/site.ts';
import { type Documents, docOf } from './documents.ts';

/**
 * Characters of bodies after which documents are summarized: the dashboard of a small site needs one request, and the
 * start of a large one stays short.
 */
const MAX_WHOLE_CHARACTERS = 500_000;
/** Maximum characters of bodies in one response: RPC messages are limited to 32 million bytes. */
const MAX_CHARACTERS_READ = 4_000_000;

/** Types in the order in which they are sent whole: screens read pages together, and items one at a time. */
const IN_ORDER: readonly DocumentType[] = [
  ...DOCUMENT_TYPES.filter((type) => type !== 'asset' && type !== 'item'),
  'asset',
  'item',
];

/** Returns the documents that these roles may read; beyond a total of characters, summaries of them. */
export function readSummaries(sql: SqlStorage, roles: readonly number[]): readonly SummarizedDoc[] {
  let total = 0;
  return IN_ORDER.flatMap((type) => {
    const found: SummarizedDoc[] = [];
    // Keys of a type are those between `page:` and `page;`, the next character.
    const rows = sql.exec(
      'SELECT * FROM docs WHERE key >= ? AND key < ? AND body IS NOT NULL ORDER BY key',
      `${type}:`,
      `${type};`,
    );
    for (const row of rows) {
      const doc = readableDoc(roles, docOf(row));
      if (doc === undefined) continue;
      const size = String(row.body).length;
      const summary =
        total + size > MAX_WHOLE_CHARACTERS ? documentSummary(doc.key, doc.body, size) : undefined;
      if (summary === undefined) total += size;
      found.push(summary === undefined ? doc : { ...doc, body: summary, isSummary: true });
    }
    return found;
  });
}

/** Returns the documents that exist and that these roles may read, at least one, up to a total of characters. */
export function readDocs(documents: Documents, keys: readonly DocKey[], roles: readonly number[]): DocsPart {
  const docs: Doc[] = [];
  let total = 0;
  for (const [index, key] of keys.entries()) {
    if (total >= MAX_CHARACTERS_READ) return { docs, remaining: keys.slice(index) };
    const stored = documents.read(key);
    const doc = stored && readableDoc(roles, stored);
    if (doc === undefined) continue;
    docs.push(doc);
    total += JSON.stringify(doc.body).length;
  }
  return { docs, remaining: [] };
}
