import { DOCUMENT_SCHEMAS, type DocKey, type DocumentType } from '../../../../compiler/model/index.ts';
import { errorsOf } from '../../../platform/validation/validation-errors.ts';

/** A row of SQLite holds two million bytes; no honest document comes near it. */
const LONGEST_BODY = 1_000_000;

/** Sentences by place, `page:home blocks.a.order`; nothing when the body may be stored. */
export function checkBody(key: DocKey, body: unknown, text: string): Readonly<Record<string, string>> {
  if (text.length > LONGEST_BODY) return { [key]: 'must be shorter than a million characters' };
  const checked = DOCUMENT_SCHEMAS[typeOf(key)].safeParse(body);
  if (checked.success) return {};
  const errors = Object.entries(errorsOf(checked.error));
  return Object.fromEntries(errors.map(([place, message]) => [`${key} ${place}`, message]));
}

export function typeOf(key: DocKey): DocumentType {
  return key.slice(0, key.indexOf(':')) as DocumentType;
}
