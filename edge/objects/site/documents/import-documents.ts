import type { DocKey, Operation, Transaction } from '../../../../compiler/model/index.ts';
import type { ImportRequest, ImportResponse } from '../../../domain/site.ts';
import { record } from './apply-transaction.ts';
import { type DocumentAuthor, type Documents, textOfBody } from './documents.ts';
import { checkBody } from './validate-body.ts';

/** An import of the site's folder, with its author. */
export interface FolderImport extends ImportRequest {
  readonly author: DocumentAuthor;
}

/** Maximum characters of a history entry; SQLite rows are limited to two million bytes. */
const MAX_RECORD_LENGTH = 900_000;

/**
 * Imports the site's folder inside a storage transaction. Changes become transactions, so that open dashboards receive
 * them like other changes.
 */
export function importDocs(sql: SqlStorage, documents: Documents, request: FolderImport): ImportResponse {
  const isFirst = request.isFirst ?? sql.exec('SELECT 1 FROM docs LIMIT 1').toArray().length === 0;
  const revs: Record<string, number> = {};
  const errors: Record<string, string> = {};
  const conflicts: DocKey[] = [];
  const changes: Change[] = [];
  // The folder knows all synced revisions; only unsynced ones can conflict.
  const hasMovedOn = (key: DocKey) =>
    !documents.isMirrored(key) && documents.lastRev(key) !== request.bases?.[key];
  for (const { key, body } of request.docs) {
    const text = textOfBody(body);
    const wrong = checkBody(key, body, text);
    Object.assign(errors, wrong);
    if (Object.keys(wrong).length > 0) continue;
    const before = documents.read(key);
    const base = before?.rev ?? 0;
    if (hasMovedOn(key) && (before === undefined || textOfBody(before.body) !== text)) {
      conflicts.push(key);
      continue;
    }
    const rev = documents.write(key, text, request.author);
    revs[key] = rev;
    documents.markWrittenToDisk(key, rev);
    if (rev === base) continue;
    const op: Operation = { doc: key, at: [], kind: base === 0 ? 'insert' : 'set', value: body };
    changes.push({ op, base, rev, size: text.length });
  }
  for (const key of request.deleted) {
    const base = documents.read(key)?.rev ?? 0;
    if (base === 0) {
      documents.markWrittenToDisk(key, documents.lastRev(key));
      continue;
    }
    if (hasMovedOn(key)) {
      conflicts.push(key);
      continue;
    }
    revs[key] = documents.delete(key, request.author);
    changes.push({ op: { doc: key, at: [], kind: 'remove' }, base, rev: 0, size: 0 });
  }
  // The first import needs no history.
  if (!isFirst) for (const part of partsOf(changes)) recordPart(sql, documents, part, request.author);
  return { isFirst, revs, errors, conflicts };
}

interface Change {
  readonly op: Operation;
  readonly base: number;
  readonly rev: number;
  readonly size: number;
}

function partsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const parts: Change[][] = [];
  let remaining = 0;
  for (const change of changes) {
    if (remaining < change.size || parts.length === 0) {
      parts.push([]);
      remaining = MAX_RECORD_LENGTH;
    }
    parts.at(-1)?.push(change);
    remaining -= change.size;
  }
  return parts;
}

function recordPart(
  sql: SqlStorage,
  documents: Documents,
  changes: readonly Change[],
  author: DocumentAuthor,
): void {
  const transaction: Transaction = {
    id: `import-${crypto.randomUUID()}`,
    label: 'Change in the folder of the site',
    ops: changes.map(({ op }) => op),
    base: Object.fromEntries(changes.map(({ op, base }) => [op.doc, base])),
    t: author.now,
  };
  record(sql, documents, {
    transaction,
    stored: JSON.stringify(transaction),
    author: author.id,
    now: author.now,
    revs: Object.fromEntries(changes.map(({ op, rev }) => [op.doc, rev])),
  });
}
