import type { Form } from '../../../compiler/model/index.ts';
import { orderedFields } from '../../../compiler/model/index.ts';
import { hasParts } from '../../../formatters/vocabulary/rules/form/field-parts.ts';
import type {
  FieldRule,
  FieldValue,
  FieldValues,
} from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { LIKERT_LABELS, type LikertCode } from '../../../formatters/vocabulary/store/likert-code.ts';

/** Replaces passwords, which are never stored (gaps B25). */
export const MASKED_FIELD = '__MASKED_FIELD__';
/** Maximum length of hidden fields, whose values may come from the URL (R-FORM-VAL-22). */
const MAX_HIDDEN_LENGTH = 2048;

export interface ShownField extends FieldRule {
  readonly title: string;
  /** What visitors read in place of an option. */
  readonly optionTexts?: Readonly<Record<string, string>> | undefined;
}

/** Returns the fields of a form in their order, for validation. */
export function fieldsOf(form: Form): readonly ShownField[] {
  return orderedFields(form).map(([id, { rawTitle, ...field }]) => ({ id, title: rawTitle, ...field }));
}

/** Returns the values to store, without passwords. */
export function storedValues(fields: readonly FieldRule[], answers: FieldValues): FieldValues {
  const types = new Map(fields.map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    Object.entries(answers).map(([id, response]) => {
      const type = types.get(id);
      if (type === 'password') return [id, response === '' ? '' : MASKED_FIELD];
      return [
        id,
        type === 'hidden' && typeof response === 'string' ? response.slice(0, MAX_HIDDEN_LENGTH) : response,
      ];
    }),
  );
}

/** Formats `Title: value` lines for an email; multi-line values start below the title. */
export function fieldValuesText(fields: readonly ShownField[], answers: FieldValues): string {
  return fields
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((field) => {
      const text = fieldValueText(field, answers[field.id] ?? '');
      return text.includes('\n') ? `${field.title}:\n${text}` : `${field.title}: ${text}`;
    })
    .join('\n');
}

/** Separators by field type; default: a space. */
const SEPARATORS: Readonly<Record<string, string>> = { address: ', ', date: '/', checkbox: ', ' };

function fieldValueText({ type }: FieldRule, response: FieldValue): string {
  if (typeof response === 'string') return response;
  if (Array.isArray(response)) {
    const separator = Object.hasOwn(SEPARATORS, type) ? SEPARATORS[type] : ' ';
    if (type === 'time') return timeText(response);
    return response.filter((part) => !hasParts(type) || part !== '').join(separator);
  }
  return Object.entries(response)
    .map(([statement, code]) => `${statement} ${LIKERT_LABELS[code as LikertCode] ?? code}`)
    .join('\n');
}

function timeText([hour = '', minute = '', second = '', half = '']: readonly string[]): string {
  return hour === '' ? '' : `${[hour, minute, second].filter(Boolean).join(':')} ${half}`.trim();
}
