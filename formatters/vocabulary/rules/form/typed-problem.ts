import { isEmail } from '../email.ts';
import { countCharacters } from './count-characters.ts';
import { hasParts, isComplete } from './field-parts.ts';
import type { Answer, FieldRule } from './field-rule.ts';

/** Messages shown above a field, word for word (R-FORM-VAL-01, -12, -14). */
export const TYPED_SENTENCES = {
  fieldRequired: 'Required',
  fieldTooLong: 'You have exceeded the character limit.',
  fieldNotAnEmail: 'Email is not valid. Email addresses should follow the format {email}.',
} as const;

export type TypedProblem = keyof typeof TYPED_SENTENCES;

/** The checks that run on the page. The Worker runs all checks: see `fieldError`. */
export function typedProblem(field: FieldRule, answer: Answer | undefined): TypedProblem | undefined {
  const { type, required, maxLength = 0 } = field;
  // Visitors cannot fill in sections and hidden fields; likert fields are never required (R-FORM-VAL-06,
  // R-FORM-TYPE-02).
  if (['section', 'hidden', 'likert'].includes(type)) return undefined;
  if (isMissing(type, answer)) return required ? 'fieldRequired' : undefined;
  if (typeof answer !== 'string') return undefined;
  if (type === 'email') return isEmail(answer) ? undefined : 'fieldNotAnEmail';
  return maxLength > 0 && countCharacters(answer) > maxLength ? 'fieldTooLong' : undefined;
}

function isMissing(type: string, answer: Answer | undefined): boolean {
  if (Array.isArray(answer)) return hasParts(type) ? !isComplete(type, answer) : answer.length === 0;
  return answer === undefined || answer === '';
}
