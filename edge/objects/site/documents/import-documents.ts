import type { Doc, DocKey, Operation, Transaction } from '../../../../compiler/model/index.ts';
import { record } from './apply-transaction.ts';
import { type Author, type Documents, textOfBody } from './documents.ts';
import { checkBody } from './validate-body.ts';

export interface ImportRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  readonly deleted: readonly DocKey[];
  /** The revision that each file was last equal to, as far as that is known. */
  readonly bases?: Readonly<Record<string, number>> | undefined;
  readonly author: Author;
}

export interface ImportResponse {
  /** Revisions of what was given, whether it changed or not. */
  readonly revs: Readonly<Record<string, number>>;
  /** Documents that were left as they are because the new body is not valid. */
  readonly errors: Readonly<Record<string, string>>;
  /** Documents that were left as they are because the dashboard changed them too, and the folder does not have that yet. */
  readonly conflicts: readonly DocKey[];
}

/** Characters of one line of history; a row of SQLite holds two million bytes. */
const LONGEST_RECORD = 900_000;

/**
 * Takes over what the site's folder says, inside a transaction of the storage. What differs becomes a transaction of
 * its own, so that an editor who has the site open is told of it like of any other change.
 */
export function importDocs(sql: SqlStorage, documents: Documents, question: ImportRequest): ImportResponse {
  const isFirst = sql.exec('SELECT 1 FROM docs LIMIT 1').toArray().length === 0;
  const revs: Record<string, number> = {};
  const errors: Record<string, string> = {};
  const conflicts: DocKey[] = [];
  const changes: Change[] = [];
  // The folder knows every revision that is mirrored, so only others can have been changed behind its back.
  const hasMovedOn = (key: DocKey) =>
    !documents.isMirrored(key) && documents.lastRev(key) !== question.bases?.[key];
  for (const { key, body } of question.docs) {
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
    const rev = documents.write(key, text, question.author);
    revs[key] = rev;
    documents.markWrittenToDisk(key, rev);
    if (rev === base) continue;
    const op: Operation = { doc: key, at: [], kind: base === 0 ? 'insert' : 'set', value: body };
    changes.push({ op, base, rev, size: text.length });
  }
  for (const key of question.deleted) {
    const base = documents.read(key)?.rev ?? 0;
    if (base === 0) {
      documents.markWrittenToDisk(key, documents.lastRev(key));
      continue;
    }
    if (hasMovedOn(key)) {
      conflicts.push(key);
      continue;
    }
    revs[key] = documents.delete(key, question.author);
    changes.push({ op: { doc: key, at: [], kind: 'remove' }, base, rev: 0, size: 0 });
  }
  // Nobody can have the site open before there is one.
  if (!isFirst) for (const part of partsOf(changes)) recordPart(sql, documents, part, question.author);
  return { revs, errors, conflicts };
}

interface Change {
  readonly op: Operation;
  readonly base: number;
  readonly rev: number;
  readonly size: number;
}

function partsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const parts: Change[][] = [];
  let room = 0;
  for (const change of changes) {
    if (room < change.size || parts.length === 0) {
      parts.push([]);
      room = LONGEST_RECORD;
    }
    parts.at(-1)?.push(change);
    room -= change.size;
  }
  return parts;
}

function recordPart(sql: SqlStorage, documents: Documents, changes: readonly Change[], author: Author): void {
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
