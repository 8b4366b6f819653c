import {
  type Doc,
  type DocKey,
  isPublished,
  type Operation,
  type Status,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import { fieldOf } from '../../../../formatters/index.ts';
import type { EditorChange } from '../../../../formatters/vocabulary/api/editor/changes.ts';
import { documentTitle } from '../../../domain/documents/document-title.ts';
import { remainingLabels, type Step } from './change-labels.ts';

/** Maximum labels per document. */
const MAX_LABELS = 20;

/** Maximum characters of transactions to read; beyond it, labels of undone changes are included. */
const MAX_CHARACTERS_READ = 8_000_000;

export interface ListedChanges {
  readonly isAllowed?: ((doc: Pick<Doc, 'key' | 'body'>) => boolean) | undefined;
  /**
   * Includes the labels of effective changes, which reads all transactions since the release. Otherwise `labels` is
   * empty.
   */
  readonly isLabelled?: boolean;
}

/** Lists documents whose newest revision differs from the release. */
export function listChanges(
  sql: SqlStorage,
  active: string | undefined,
  { isAllowed = () => true, isLabelled = false }: ListedChanges = {},
): readonly EditorChange[] {
  const opsOf = createOpsReader(sql);
  const labelsOf = (row: Row) => (isLabelled ? labelsIn(sql, row, opsOf) : []);
  return sql
    .exec(
      `SELECT d.key, d.rev, d.body, d.updated_at, d.updated_by, r.rev AS released_rev, b.body AS released_body
       FROM docs d LEFT JOIN release_docs r ON r.release = ?1 AND r.key = d.key
       LEFT JOIN bodies b ON b.key = r.key AND b.rev = r.rev
       WHERE d.rev IS NOT r.rev
         AND ((r.rev IS NULL AND d.body IS NOT NULL) OR (r.rev IS NOT NULL AND d.body IS NOT b.body))
       ORDER BY d.updated_at, d.key`,
      active ?? '',
    )
    .toArray()
    .filter((row) => isAllowed({ key: String(row.key) as DocKey, body: JSON.parse(textOf(row)) }))
    .map((row) => ({ ...changeOf(row), labels: labelsOf(row) }));
}

type Row = Readonly<Record<string, SqlStorageValue>>;

function changeOf(row: Row): Omit<EditorChange, 'labels'> {
  const key = String(row.key) as DocKey;
  const isDeleted = row.body === null;
  return {
    key,
    title: documentTitle(key, JSON.parse(textOf(row))),
    kind: isDeleted ? 'deleted' : row.released_rev === null ? 'new' : 'changed',
    rev: isDeleted ? 0 : Number(row.rev),
    releasedRev: releasedRevOf(row),
    ...liveUrlIdOf(row),
    updatedAt: Number(row.updated_at),
    updatedBy: String(row.updated_by),
  };
}

function releasedRevOf({ released_rev }: Row): number {
  return Number(released_rev ?? 0);
}

function labelsIn(sql: SqlStorage, row: Row, opsOf: OpsReader): readonly string[] {
  const key = String(row.key) as DocKey;
  const steps = stepsSince(sql, { key, since: releasedRevOf(row), opsOf });
  const options = { key, live: bodyIn(row.released_body), newest: bodyIn(row.body) };
  return remainingLabels(steps, options).slice(0, MAX_LABELS);
}

/** Documents without a status are published unless they are disabled. */
function liveUrlIdOf({ released_body }: Row): {
  readonly liveUrlId?: string;
} {
  const live: unknown = JSON.parse(String(released_body ?? 'null'));
  const [urlId, status, publishOn] = ['urlId', 'status', 'publishOn'].map((name) => fieldOf(live, name));
  const dated = {
    ...(typeof status === 'string' && { status: status as Status }),
    ...(typeof publishOn === 'number' && { publishOn }),
  };
  const isSeen = fieldOf(live, 'enabled') !== false && isPublished(dated, { now: Date.now(), drafts: false });
  return typeof urlId === 'string' && isSeen ? { liveUrlId: urlId } : {};
}

/** The body, or the last body of a deleted document. */
function textOf({ body, released_body }: Row): string {
  return String(body ?? released_body ?? 'null');
}

function bodyIn(text: SqlStorageValue | undefined): unknown {
  return text === null || text === undefined ? undefined : JSON.parse(String(text));
}

/** Returns the operations of a transaction on one document. */
type OpsReader = (seq: number, key: DocKey) => readonly Operation[] | undefined;

/** Reads each transaction once, since one may change hundreds of documents. */
function createOpsReader(sql: SqlStorage): OpsReader {
  const known = new Map<number, OpsByDoc>();
  let remaining = MAX_CHARACTERS_READ;
  return (seq, key) => {
    if (!known.has(seq)) {
      if (remaining <= 0) return undefined;
      const [row] = sql.exec('SELECT body FROM transactions WHERE seq = ?', seq).toArray();
      const text = String(row?.body ?? '{"ops":[]}');
      remaining -= text.length;
      known.set(seq, byDoc((JSON.parse(text) as Pick<Transaction, 'ops'>).ops));
    }
    return known.get(seq)?.get(key) ?? [];
  };
}

type OpsByDoc = ReadonlyMap<DocKey, readonly Operation[]>;

function byDoc(ops: readonly Operation[]): OpsByDoc {
  const found = new Map<DocKey, Operation[]>();
  for (const op of ops) {
    const known = found.get(op.doc);
    if (known === undefined) found.set(op.doc, [op]);
    else known.push(op);
  }
  return found;
}

function stepsSince(
  sql: SqlStorage,
  { key, since, opsOf }: { readonly key: DocKey; readonly since: number; readonly opsOf: OpsReader },
): readonly Step[] {
  return sql
    .exec(
      `SELECT t.seq, t.label FROM changed c JOIN transactions t ON t.seq = c.seq WHERE c.key = ? AND c.rev > ?
       ORDER BY t.seq`,
      key,
      since,
    )
    .toArray()
    .map(({ seq, label }) => ({ label: String(label), ops: opsOf(Number(seq), key) }));
}
