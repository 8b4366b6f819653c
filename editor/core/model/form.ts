import { isRecord } from '../../../formatters/index.ts';
import { inOrder, recordAt, textAt } from './json-access.ts';

/** A field of a form. */
export interface AnswerField {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly order: string;
}

/** Returns the fields in order, without headings. */
export function fieldsOf(body: unknown): readonly AnswerField[] {
  return inOrder(
    Object.entries(recordAt(body, 'fields')).flatMap(([id, field]) =>
      textAt(field, 'type') === 'section'
        ? []
        : [
            {
              id,
              title: textAt(field, 'rawTitle') || id,
              type: textAt(field, 'type'),
              order: textAt(field, 'order'),
            },
          ],
    ),
  );
}

/** Separators between the parts of a value; the default is a comma. */
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['name', ' '],
  ['phone', ' '],
  ['time', ' '],
  ['date', '/'],
]);

/** Formats a submitted value: parts of a name or date as they are written, one line for each question of a scale. */
export function answerText(answer: unknown, type = ''): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'number' || typeof answer === 'boolean') return String(answer);
  if (Array.isArray(answer))
    return answer
      .map((part) => answerText(part))
      .filter((text) => text !== '')
      .join(SEPARATORS.get(type) ?? ', ');
  if (!isRecord(answer)) return '';
  return Object.entries(answer)
    .map(([question, given]) => `${question}: ${answerText(given)}`)
    .join('\n');
}
