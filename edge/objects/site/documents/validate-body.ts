import { DOCUMENT_SCHEMAS, type DocKey, documentTypeOf } from '../../../../compiler/model/index.ts';
import { validationErrors } from '../../../platform/validation/validation-errors.ts';

/** Maximum characters of a document; SQLite rows are limited to two million bytes. */
const MAX_BODY_LENGTH = 1_000_000;

/** Returns messages by key and path, `page:home blocks.a.order`; empty for a valid body. */
export function checkBody(key: DocKey, body: unknown, text: string): Readonly<Record<string, string>> {
  if (text.length > MAX_BODY_LENGTH) return { [key]: 'must be shorter than a million characters' };
  const checked = DOCUMENT_SCHEMAS[documentTypeOf(key)].safeParse(body);
  if (checked.success) return {};
  const errors = Object.entries(validationErrors(checked.error));
  return Object.fromEntries(errors.map(([place, message]) => [`${key} ${place}`, message]));
}
