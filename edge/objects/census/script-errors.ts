import type { ScriptError } from '../../../formatters/vocabulary/api/census.ts';
import type { NewScriptError } from '../../domain/census.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** Maximum number of distinct errors; the least recent one is deleted. */
export const MAX_ERRORS = 200;

/** Counts errors with the same message and location as one. */
export function addError({ sql, clock }: StorageContext, error: NewScriptError): void {
  const { message, place, stack, pagePath } = error;
  sql.exec(
    `INSERT INTO script_errors (message, place, stack, page_path, count, first_on, last_on)
     VALUES (?1, ?2, ?3, ?4, 1, ?5, ?5)
     ON CONFLICT (message, place) DO UPDATE SET count = count + 1, last_on = ?5, page_path = ?4, stack = ?3`,
    message,
    place,
    stack,
    pagePath,
    clock(),
  );
  sql.exec(
    `DELETE FROM script_errors WHERE (message, place) IN (
       SELECT message, place FROM script_errors ORDER BY last_on DESC, message, place LIMIT -1 OFFSET ?)`,
    MAX_ERRORS,
  );
}

/** Most recent first. */
export function readErrors({ sql }: StorageContext): readonly ScriptError[] {
  return sql.exec('SELECT * FROM script_errors ORDER BY last_on DESC').toArray().map(errorOf);
}

function errorOf(row: Row): ScriptError {
  return {
    message: String(row.message),
    place: String(row.place),
    stack: String(row.stack),
    pagePath: String(row.page_path),
    count: Number(row.count),
    firstOn: Number(row.first_on),
    lastOn: Number(row.last_on),
  };
}
