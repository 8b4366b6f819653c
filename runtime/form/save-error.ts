import { ApiRequestError, memberOf, textOf } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { FORM_MESSAGES } from './messages.ts';

/** Why a form was not saved: a message for the form, or messages by field id. */
export interface FormError {
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

export function saveError(error: unknown, page: Page): FormError {
  const { status, body } = error instanceof ApiRequestError ? error : { status: 0, body: undefined };
  if (status === 0 || memberOf(body, 'crumbFail')) return { message: errorMessage(page, error) };
  const errors = memberOf(body, 'errors');
  if (status === 400 && errors) return { errors: Object(errors) };
  const serverMessage = status === 400 && textOf(body, 'error');
  return { message: serverMessage || text(page, FORM_MESSAGES, BY_STATUS[status] ?? 'formUnknown') };
}
