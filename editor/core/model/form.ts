import { isRecord } from '../../../formatters/index.ts';
import { inOrder, recordAt, textAt } from './json-access.ts';

/** A field of a form. */
export interface FormInput {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly order: string;
}

/** Returns the fields in order, with headings. */
export function allFieldsOf(body: unknown): readonly FormInput[] {
  return inOrder(
    Object.entries(recordAt(body, 'fields')).map(([id, field]) => ({
      id,
      title: textAt(field, 'rawTitle') || id,
      type: textAt(field, 'type'),
      order: textAt(field, 'order'),
    })),
  );
}

/** Returns the fields in order, without headings. */
export function fieldsOf(body: unknown): readonly FormInput[] {
  return allFieldsOf(body).filter(({ type }) => type !== 'section');
}

/** Separators between the parts of a value; the default is a comma. */
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['name', ' '],
  ['phone', ' '],
  ['time', ' '],
  ['date', '/'],
]);

/** Formats a submitted value: parts of a name or date as they are written, one line for each statement of a scale. */
export function submissionText(value: unknown, type = ''): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return value
      .map((part) => submissionText(part))
      .filter((text) => text !== '')
      .join(SEPARATORS.get(type) ?? ', ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([statement, response]) => `${statement}: ${submissionText(response)}`)
    .join('\n');
}
