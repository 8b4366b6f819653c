import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/index.ts';
import { titleOfDoc } from '../../checks/title-of-doc.ts';

/** Labels of one document; more tell nobody anything. */
const MOST_LABELS = 20;

/** The documents whose newest revision is not what the live release has, with what was done to them since. */
export function listChanges(
  sql: SqlStorage,
  active: string | undefined,
  isAllowed: (doc: Pick<Doc, 'key' | 'body'>) => boolean = () => true,
): readonly EditorChange[] {
  return sql
    .exec(
      `SELECT d.key, d.rev, d.body, d.updated_at, d.updated_by, r.rev AS released_rev, b.body AS released_body
       FROM docs d LEFT JOIN release_docs r ON r.release = ?1 AND r.key = d.key
       LEFT JOIN bodies b ON b.key = r.key AND b.rev = r.rev
       WHERE (r.rev IS NULL AND d.body IS NOT NULL) OR (r.rev IS NOT NULL AND d.rev <> r.rev AND d.body IS NOT b.body)
       ORDER BY d.updated_at, d.key`,
      active ?? '',
    )
    .toArray()
    .filter((row) => isAllowed({ key: String(row.key) as DocKey, body: JSON.parse(textOf(row)) }))
    .map((row) => changeOf(sql, row));
}

function changeOf(sql: SqlStorage, row: Readonly<Record<string, SqlStorageValue>>): EditorChange {
  const key = String(row.key) as DocKey;
  const releasedRev = Number(row.released_rev ?? 0);
  const isDeleted = row.body === null;
  return {
    key,
    title: titleOfDoc(key, JSON.parse(textOf(row))),
    kind: isDeleted ? 'deleted' : row.released_rev === null ? 'new' : 'changed',
    rev: isDeleted ? 0 : Number(row.rev),
    releasedRev,
    labels: labelsOf(sql, key, releasedRev),
    updatedAt: Number(row.updated_at),
    updatedBy: String(row.updated_by),
  };
}

/** Its body, or the last one that it had. */
function textOf({ body, released_body }: Readonly<Record<string, SqlStorageValue>>): string {
  return String(body ?? released_body ?? 'null');
}

function labelsOf(sql: SqlStorage, key: DocKey, since: number): readonly string[] {
  return sql
    .exec(
      `SELECT t.label FROM changed c JOIN transactions t ON t.seq = c.seq WHERE c.key = ? AND c.rev > ?
       GROUP BY t.label ORDER BY MIN(t.seq) LIMIT ?`,
      key,
      since,
      MOST_LABELS,
    )
    .toArray()
    .map(({ label }) => String(label));
}
