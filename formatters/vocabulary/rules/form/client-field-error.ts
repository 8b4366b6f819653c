import { isFormEmail } from '../email.ts';
import { countCharacters } from './count-characters.ts';
import { hasParts, isComplete } from './field-parts.ts';
import type { FieldRule, FieldValue } from './field-rule.ts';

/** Messages shown above a field, word for word (R-FORM-VAL-01, -12, -14). */
export const CLIENT_FIELD_MESSAGES = {
  fieldRequired: 'Required',
  fieldTooLong: 'You have exceeded the character limit.',
  fieldNotAnEmail: 'Email is not valid. Email addresses should follow the format {email}.',
} as const;

export type ClientFieldErrorCode = keyof typeof CLIENT_FIELD_MESSAGES;

/** The checks that run on the page. The Worker runs all checks: see `fieldError`. */
export function clientFieldError(
  field: FieldRule,
  value: FieldValue | undefined,
): ClientFieldErrorCode | undefined {
  const { type, required, maxLength = 0 } = field;
  // Visitors cannot fill in sections and hidden fields; likert fields are never required (R-FORM-VAL-06,
  // R-FORM-TYPE-02).
  if (['section', 'hidden', 'likert'].includes(type)) return undefined;
  if (isMissing(type, value)) return required ? 'fieldRequired' : undefined;
  if (typeof value !== 'string') return undefined;
  if (type === 'email') return isFormEmail(value) ? undefined : 'fieldNotAnEmail';
  return maxLength > 0 && countCharacters(value) > maxLength ? 'fieldTooLong' : undefined;
}

function isMissing(type: string, value: FieldValue | undefined): boolean {
  if (Array.isArray(value)) return hasParts(type) ? !isComplete(type, value) : value.length === 0;
  return value === undefined || value === '';
}
