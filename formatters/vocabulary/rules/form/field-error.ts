import { EXAMPLE_EMAIL } from '../email.ts';
import { fillMessage } from '../fill-message.ts';
import { CLIENT_FIELD_MESSAGES, clientFieldError } from './client-field-error.ts';
import { hasParts } from './field-parts.ts';
import type { FieldRule, FieldValue, FieldValues } from './field-rule.ts';

/** Messages shown above an invalid field. */
export const FIELD_ERROR_MESSAGES = {
  ...CLIENT_FIELD_MESSAGES,
  fieldNotANumber: 'Enter a number.',
  fieldNotAWebsite: 'Enter a URL that starts with https:// or http://.',
  fieldNotAUserName: 'Enter a username of up to 15 letters, digits, and underscores.',
  fieldNotADate: 'Enter a valid date.',
  fieldNotATime: 'Enter a valid time.',
  fieldNotAnOption: 'Select one of the options.',
} as const;

export type FieldErrorCode = keyof typeof FIELD_ERROR_MESSAGES;

/** The errors of a form by field id; empty when it is valid. */
export function validateFields(
  fields: readonly FieldRule[],
  values: FieldValues,
): Readonly<Record<string, FieldErrorCode>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined);
      return error === undefined ? [] : [[field.id, error]];
    }),
  );
}

/** The message of an error in the given language, with the example address filled in. Plain text. */
export function fieldErrorMessage(
  error: FieldErrorCode,
  messages: Readonly<Record<FieldErrorCode, string>> = FIELD_ERROR_MESSAGES,
): string {
  return fillMessage(messages[error], { email: EXAMPLE_EMAIL });
}

/** `value` must be a result of `valuesFromJson` (specification 5, Forms; R-EDFORM-TYPE-03). */
export function fieldError(field: FieldRule, value: FieldValue | undefined): FieldErrorCode | undefined {
  const error = clientFieldError(field, value);
  if (error !== undefined || field.type === 'hidden') return error;
  if (typeof value === 'string') return value === '' ? undefined : textError(field, value);
  return Array.isArray(value) ? listError(field, value) : undefined;
}

function listError({ type, options }: FieldRule, value: readonly string[]): FieldErrorCode | undefined {
  if (!hasParts(type)) {
    return value.every((choice) => options?.includes(choice) ?? true) ? undefined : 'fieldNotAnOption';
  }
  if (value.every((part) => part === '')) return undefined;
  if (type === 'date') return isDate(value) ? undefined : 'fieldNotADate';
  if (type === 'time') return isTime(value) ? undefined : 'fieldNotATime';
  return undefined;
}

function textError({ type, options }: FieldRule, text: string): FieldErrorCode | undefined {
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
