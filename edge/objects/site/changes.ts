import { type Doc, type DocKey, isPublished, type Status } from '../../../compiler/model/index.ts';
import { fieldOf } from '../../../formatters/values/index.ts';
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
    ...liveUrlIdOf(row),
    labels: labelsOf(sql, key, releasedRev),
    updatedAt: Number(row.updated_at),
    updatedBy: String(row.updated_by),
  };
}

/** Documents without a status are seen as soon as they are live, unless they are switched off. */
function liveUrlIdOf({ released_body }: Readonly<Record<string, SqlStorageValue>>): {
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
