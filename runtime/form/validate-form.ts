import { EXAMPLE_EMAIL } from '../../formatters/vocabulary/rules/email.ts';
import { clientFieldError } from '../../formatters/vocabulary/rules/form/client-field-error.ts';
import type { FieldRule, FieldValues } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { readFieldValues } from '../../formatters/vocabulary/rules/form/read-field-values.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { FIELD_MESSAGES } from './messages.ts';

export interface FormValidation {
  /** Messages by field id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isValid: boolean;
  /** The cleaned values to send. */
  readonly values: () => FieldValues;
}

/** Validates the values of a form. May throw if the page modified the form. */
export function validateForm(form: HTMLFormElement, rules: readonly FieldRule[], page: Page): FormValidation {
  const data = new FormData(form);
  const values = readFieldValues(rules, (name) => data.getAll(name));
  const errors: Record<string, string> = {};
  for (const rule of rules) {
    const error = clientFieldError(rule, values[rule.id]);
    if (error) errors[rule.id] = text(page, FIELD_MESSAGES, error, { email: EXAMPLE_EMAIL });
  }
  return { errors, isValid: Object.keys(errors).length === 0, values: () => values };
}
