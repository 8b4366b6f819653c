import { EXAMPLE_EMAIL } from '../../formatters/vocabulary/rules/email.ts';
import type { Answers, FieldRule } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { typedValues } from '../../formatters/vocabulary/rules/form/typed-answers.ts';
import { typedProblem } from '../../formatters/vocabulary/rules/form/typed-problem.ts';
import { type Page, text } from '../core/shared.ts';
import { FIELD_MESSAGES } from './messages.ts';

export interface CheckedForm {
  /** Messages by field id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isValid: boolean;
  /** The cleaned values to send. */
  readonly answers: () => Answers;
}

/** Validates the values of a form. May throw if the page modified the form. */
export function checkForm(form: HTMLFormElement, rules: readonly FieldRule[], page: Page): CheckedForm {
  const data = new FormData(form);
  const typed = typedValues(rules, (name) => data.getAll(name));
  const errors: Record<string, string> = {};
  for (const rule of rules) {
    const problem = typedProblem(rule, typed[rule.id]);
    if (problem) errors[rule.id] = text(page, FIELD_MESSAGES, problem, { email: EXAMPLE_EMAIL });
  }
  return { errors, isValid: Object.keys(errors).length === 0, answers: () => typed };
}
