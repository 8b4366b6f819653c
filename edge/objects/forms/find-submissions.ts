import type { FieldValues } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { foldText, searchWords } from '../../../formatters/vocabulary/rules/search-text.ts';
import type { FoundSubmissions, ListedSubmission, SubmissionSearch } from '../../domain/forms.ts';
import type { Row, StorageContext } from '../storage-context.ts';
import { findPositions } from './find-positions.ts';
import { submissionOf } from './submissions.ts';

/** The text of each submission for searches, written before the first search that needs it. */
export const SUBMISSION_TEXTS_TABLE = `CREATE TABLE submission_texts (id TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TRIGGER submission_text_deleted AFTER DELETE ON submissions BEGIN
  DELETE FROM submission_texts WHERE id = old.id;
END`;

/** Returns the first positions of the matching submissions, and their number. */
export function findSubmissions(storage: StorageContext, query: SubmissionSearch): FoundSubmissions {
  const { formId, isSpam, search = '', isAscending = false, limit } = query;
  const words = searchWords(search);
  if (words.length > 0) writeMissingTexts(storage, formId);
  // `instr` has no wildcards, unlike LIKE.
  const matches = words.map(() => 'AND id IN (SELECT id FROM submission_texts WHERE instr(text, ?) > 0)');
  const from = `FROM submissions WHERE form_id = ? ${isSpam === undefined ? '' : 'AND is_spam = ?'} ${matches.join(' ')}`;
  const values = [formId, ...(isSpam === undefined ? [] : [isSpam ? 1 : 0]), ...words];
  return findPositions(storage, { from, values, isAscending, limit });
}

/** Returns the submissions with these ids, in any order; deleted ones are left out. */
export function readSubmissions(
  { sql }: StorageContext,
  ids: readonly string[],
): readonly ListedSubmission[] {
  return ids.flatMap((id) =>
    sql.exec('SELECT * FROM submissions WHERE id = ?', id).toArray().map(submissionOf),
  );
}

function writeMissingTexts({ sql }: StorageContext, formId: string): void {
  const missing = sql
    .exec(
      `SELECT id, answers, page_title, page_path FROM submissions WHERE form_id = ?
         AND NOT EXISTS (SELECT 1 FROM submission_texts WHERE submission_texts.id = submissions.id)`,
      formId,
    )
    .toArray();
  for (const row of missing)
    sql.exec('INSERT INTO submission_texts (id, text) VALUES (?, ?)', String(row.id), textOf(row));
}

function textOf({ answers, page_title, page_path }: Row): string {
  const values = JSON.parse(String(answers)) as FieldValues;
  return foldText([...Object.values(values).flatMap(leavesOf), page_title, page_path].join('\n'));
}

/** Answers of several parts, such as names, are one text: "Ana Reis" is found. */
function leavesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [value.flatMap(leavesOf).join(' ')];
  if (typeof value === 'object' && value !== null) return [Object.values(value).flatMap(leavesOf).join(' ')];
  return [String(value ?? '')];
}
