import type { FieldValues } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import type {
  FormCount,
  ListedSubmission,
  Notice,
  SaveRequest,
  SaveResponse,
  SpamReason,
  SubmissionPosition,
  SubmissionsQuery,
} from '../../domain/forms.ts';
import type { OutboxContext } from '../outbox.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** Keys are valid for ten minutes; a day allows for clock skew. */
const REMEMBER_KEYS_MS = 86_400_000;

/** Returns the result of an earlier save with this key; undefined for a new key. */
export function findSaved({ sql }: StorageContext, id: string, bodyHash: string): SaveResponse | undefined {
  const [row] = sql.exec('SELECT body_hash FROM used_keys WHERE id = ?', id).toArray();
  if (row === undefined) return undefined;
  return row.body_hash === bodyHash ? { outcome: 'repeated', id } : { outcome: 'key-used' };
}

/** Stores a submission and its email in one transaction. */
export function saveSubmission(storage: OutboxContext, request: SaveRequest): SaveResponse {
  const { sql, clock, outbox } = storage;
  const { id, bodyHash, formId, answers, page, spamReasons, notice } = request;
  const isSpam = spamReasons.length > 0;
  sql.exec('DELETE FROM used_keys WHERE used_on <= ?', clock() - REMEMBER_KEYS_MS);
  sql.exec('INSERT INTO used_keys (id, body_hash, used_on) VALUES (?, ?, ?)', id, bodyHash, clock());
  sql.exec(
    `INSERT INTO submissions (id, form_id, created_on, answers, page_title, page_id, content_source, page_path,
       is_spam, spam_reasons, notice) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    formId,
    clock(),
    JSON.stringify(answers),
    page.pageTitle,
    page.pageId,
    page.contentSource,
    page.pagePath,
    isSpam ? 1 : 0,
    JSON.stringify(spamReasons),
    isSpam && notice !== undefined ? JSON.stringify(notice) : null,
  );
  if (notice !== undefined && !isSpam) outbox.add({ id: noticeId(id), kind: 'mail', ...notice });
  return { outcome: 'saved', id };
}

/** Newest first. */
export function listSubmissions(
  { sql }: StorageContext,
  request: SubmissionsQuery,
): readonly ListedSubmission[] {
  const { formId, limit, after = LAST, isSpam } = request;
  return sql
    .exec(
      `SELECT * FROM submissions
       WHERE form_id = ?1 AND (created_on, id) < (?2, ?3) AND (?4 IS NULL OR is_spam = ?4)
       ORDER BY created_on DESC, id DESC LIMIT ?5`,
      formId,
      after.createdOn,
      after.id,
      isSpam === undefined ? null : isSpam ? 1 : 0,
      limit,
    )
    .toArray()
    .map(submissionOf);
}

/** Position before the first row. */
const LAST: SubmissionPosition = { createdOn: Number.MAX_SAFE_INTEGER, id: '' };

export function countSubmissions({ sql }: StorageContext): readonly FormCount[] {
  return sql
    .exec(
      `SELECT form_id, COUNT(*) AS count, SUM(is_spam) AS spam, MAX(created_on) AS latest,
         SUM(is_spam = 0 AND created_on > COALESCE(until, -1)) AS fresh
       FROM submissions LEFT JOIN seen_forms USING (form_id) GROUP BY form_id`,
    )
    .toArray()
    .map((row) => ({
      formId: String(row.form_id),
      count: Number(row.count),
      spamCount: Number(row.spam),
      newCount: Number(row.fresh),
      latestOn: Number(row.latest),
    }));
}

/** Moves the read marker of a form forward, at most to the current time. */
export function markSeen({ sql, clock }: StorageContext, formId: string, until: number): void {
  sql.exec(
    `INSERT INTO seen_forms (form_id, until) VALUES (?1, ?2)
     ON CONFLICT (form_id) DO UPDATE SET until = max(until, ?2)`,
    formId,
    Math.min(until, clock()),
  );
}

/** Marks or unmarks spam; unmarking sends the pending email once. Returns false when the submission does not exist. */
export function markSpam({ sql, outbox }: OutboxContext, id: string, isSpam: boolean): boolean {
  const [row] = sql.exec('SELECT notice FROM submissions WHERE id = ?', id).toArray();
  if (row === undefined) return false;
  sql.exec(
    `UPDATE submissions SET is_spam = ?2, spam_reasons = ?3, notice = CASE WHEN ?2 = 1 THEN notice END WHERE id = ?1`,
    id,
    isSpam ? 1 : 0,
    isSpam ? '["person"]' : '[]',
  );
  if (!isSpam && row.notice !== null) {
    outbox.add({ id: noticeId(id), kind: 'mail', ...(JSON.parse(String(row.notice)) as Notice) });
  }
  return true;
}

/** Also deletes the email, which contains the answers. The key stays used. */
export function deleteSubmission({ sql }: StorageContext, id: string): boolean {
  sql.exec('DELETE FROM outbox WHERE id = ?', noticeId(id));
  return sql.exec('DELETE FROM submissions WHERE id = ? RETURNING id', id).toArray().length > 0;
}

function noticeId(id: string): string {
  return `form-${id}`;
}

export function submissionOf(row: Row): ListedSubmission {
  return {
    id: String(row.id),
    formId: String(row.form_id),
    createdOn: Number(row.created_on),
    answers: JSON.parse(String(row.answers)) as FieldValues,
    pageTitle: String(row.page_title),
    pagePath: String(row.page_path),
    isSpam: row.is_spam === 1,
    spamReasons: JSON.parse(String(row.spam_reasons)) as readonly SpamReason[],
  };
}
