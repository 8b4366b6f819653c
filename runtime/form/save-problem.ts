import { CallError, memberOf, type Page, problemText, text, textOf } from '../core/shared.ts';
import { FORM_MESSAGES } from './messages.ts';

/** Why a form was not saved: a message for the form, or messages by field id. */
export interface FormProblem {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, unknown>>;
}

/** Messages by response status (specification 8, Forms: By HTTP status). */
const BY_STATUS: Readonly<Partial<Record<number, keyof typeof FORM_MESSAGES>>> = {
  // With an unreadable body.
  200: 'formProcessing',
  400: 'formProcessing',
  401: 'formUnauthorized',
  404: 'formNotConfigured',
  429: 'formTooMany',
  500: 'formNotSent',
};

export function saveProblem(problem: unknown, page: Page): FormProblem {
  const { status, body } = problem instanceof CallError ? problem : { status: 0, body: undefined };
  if (memberOf(body, 'crumbFail')) return { message: problemText(page, problem) };
  const errors = memberOf(body, 'errors');
  if (status === 400 && errors) return { errors: Object(errors) };
  const refusal = status === 400 && textOf(body, 'error');
  return { message: refusal || text(page, FORM_MESSAGES, BY_STATUS[status] ?? 'formUnknown') };
}
