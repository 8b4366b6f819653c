import type { Form } from '../../../compiler/model/index.ts';
import { orderedFields } from '../../../compiler/model/index.ts';
import { hasParts } from '../../../formatters/vocabulary/rules/form/field-parts.ts';
import type { Answer, Answers, FieldRule } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { LIKERT_ANSWER, type LikertCode } from '../../../formatters/vocabulary/store/likert-answer.ts';

/** What stands in the place of a password, which nobody keeps (gaps B25). */
export const MASKED_FIELD = '__MASKED_FIELD__';
/** Of a hidden field, whose value may come from an address (R-FORM-VAL-22). */
const LONGEST_HIDDEN = 2048;

export interface ShownField extends FieldRule {
  readonly title: string;
}

/** The fields of a form in their order, as the rules read them. */
export function fieldsOf(form: Form): readonly ShownField[] {
  return orderedFields(form).map(([id, { rawTitle, ...field }]) => ({ id, title: rawTitle, ...field }));
}

/** The answers as they are kept: without passwords. */
export function storedValues(fields: readonly FieldRule[], answers: Answers): Answers {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      const type = types.get(id);
      if (type === 'password') return [id, answer === '' ? '' : MASKED_FIELD];
      return [id, type === 'hidden' && typeof answer === 'string' ? answer.slice(0, LONGEST_HIDDEN) : answer];
    }),
  );
}

/** `Title: answer` for each field, as a letter has it; a long answer stands below its title. */
export function answersText(fields: readonly ShownField[], answers: Answers): string {
  return fields
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((field) => {
      const text = answerText(field, answers[field.id] ?? '');
      return text.includes('\n') ? `${field.title}:\n${text}` : `${field.title}: ${text}`;
    })
    .join('\n');
}

/** Separators that each kind of value is written with; others have spaces. */
const SEPARATORS: Readonly<Record<string, string>> = { address: ', ', date: '/', checkbox: ', ' };

function answerText({ type }: FieldRule, answer: Answer): string {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) {
    const separator = Object.hasOwn(SEPARATORS, type) ? SEPARATORS[type] : ' ';
    if (type === 'time') return timeText(answer);
    return answer.filter((part) => !hasParts(type) || part !== '').join(separator);
  }
  return Object.entries(answer)
    .map(([question, code]) => `${question} ${LIKERT_ANSWER[code as LikertCode] ?? code}`)
    .join('\n');
}

function timeText([hour = '', minute = '', second = '', half = '']: readonly string[]): string {
  return hour === '' ? '' : `${[hour, minute, second].filter(Boolean).join(':')} ${half}`.trim();
}
