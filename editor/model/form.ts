import { isRecord } from '../ops/index.ts';
import { inOrder, recordAt, textAt } from './read.ts';

/** A question of a form. */
export interface AnswerField {
  readonly id: string;
  readonly title: string;
  readonly order: string;
}

/** The questions in order; headings are none. */
export function fieldsOf(body: unknown): readonly AnswerField[] {
  return inOrder(
    Object.entries(recordAt(body, 'fields')).flatMap(([id, field]) =>
      textAt(field, 'type') === 'section'
        ? []
        : [{ id, title: textAt(field, 'rawTitle') || id, order: textAt(field, 'order') }],
    ),
  );
}

/** An answer in one line; parts of a name or an address one after the other. */
export function answerText(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'number' || typeof answer === 'boolean') return String(answer);
  if (Array.isArray(answer))
    return answer
      .map(answerText)
      .filter((text) => text !== '')
      .join(', ');
  if (!isRecord(answer)) return '';
  return Object.values(answer)
    .map(answerText)
    .filter((text) => text !== '')
    .join(' ');
}
