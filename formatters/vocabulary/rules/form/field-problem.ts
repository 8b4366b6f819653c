import { EXAMPLE_EMAIL } from '../email.ts';
import { fillSentence } from '../fill-sentence.ts';
import { hasParts } from './field-parts.ts';
import type { Answer, Answers, FieldRule } from './field-rule.ts';
import { TYPED_SENTENCES, typedProblem } from './typed-problem.ts';

/** Messages shown above an invalid field. */
export const FIELD_SENTENCES = {
  ...TYPED_SENTENCES,
  fieldNotANumber: 'Enter a number.',
  fieldNotAWebsite: 'Enter an address that starts with https:// or http://.',
  fieldNotAUserName: 'Enter a user name of at most 15 letters, digits and underscores.',
  fieldNotADate: 'Enter a date that exists.',
  fieldNotATime: 'Enter a time that exists.',
  fieldNotAnOption: 'Choose one of the options.',
} as const;

export type FieldProblem = keyof typeof FIELD_SENTENCES;

/** The errors of a form by field id; empty when it is valid. */
export function fieldProblems(
  fields: readonly FieldRule[],
  answers: Answers,
): Readonly<Record<string, FieldProblem>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = fieldProblem(field, Object.hasOwn(answers, field.id) ? answers[field.id] : undefined);
      return problem === undefined ? [] : [[field.id, problem]];
    }),
  );
}

/** The message of an error in the given language, with the example address filled in. Plain text. */
export function fieldSentence(
  problem: FieldProblem,
  sentences: Readonly<Record<FieldProblem, string>> = FIELD_SENTENCES,
): string {
  return fillSentence(sentences[problem], { email: EXAMPLE_EMAIL });
}

/** `value` must be a result of `valuesFromJson` (specification 5, Forms; R-EDFORM-TYPE-03). */
export function fieldProblem(field: FieldRule, answer: Answer | undefined): FieldProblem | undefined {
  const problem = typedProblem(field, answer);
  if (problem !== undefined || field.type === 'hidden') return problem;
  if (typeof answer === 'string') return answer === '' ? undefined : textProblem(field, answer);
  return Array.isArray(answer) ? listProblem(field, answer) : undefined;
}

function listProblem({ type, options }: FieldRule, answer: readonly string[]): FieldProblem | undefined {
  if (!hasParts(type)) {
    return answer.every((choice) => options?.includes(choice) ?? true) ? undefined : 'fieldNotAnOption';
  }
  if (answer.every((part) => part === '')) return undefined;
  if (type === 'date') return isDate(answer) ? undefined : 'fieldNotADate';
  if (type === 'time') return isTime(answer) ? undefined : 'fieldNotATime';
  return undefined;
}

function textProblem({ type, options }: FieldRule, text: string): FieldProblem | undefined {
  switch (type) {
    case 'number':
    case 'currency':
      return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? undefined : 'fieldNotANumber';
    case 'website':
      return /^https?:\/\/[^\s/?#"<>]+(?:[/?#]\S*)?$/i.test(text) ? undefined : 'fieldNotAWebsite';
    case 'twitter':
      return /^@?\w{1,15}$/.test(text) ? undefined : 'fieldNotAUserName';
    case 'radio':
    case 'select':
      return (options?.includes(text) ?? true) ? undefined : 'fieldNotAnOption';
    default:
      return undefined;
  }
}

function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  const [y, m, d] = [year, month, day].map(readDigits);
  if (y === undefined || m === undefined || d === undefined) return false;
  const date = new Date(0);
  // The constructor would interpret two-digit years as 19xx.
  date.setUTCFullYear(y, m - 1, d);
  return date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
}

function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const [h, m, s] = [hour, minute, second || '0'].map(readDigits);
  if (h === undefined || m === undefined || s === undefined || m > 59 || s > 59) return false;
  return half === '' ? h <= 23 : (half === 'AM' || half === 'PM') && h >= 1 && h <= 12;
}

function readDigits(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
