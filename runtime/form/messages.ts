import { CLIENT_FIELD_MESSAGES } from '../../formatters/vocabulary/rules/form/client-field-error.ts';

/** Messages of fields and of the whole form (specification 5 and 8, Forms). */
export const FIELD_MESSAGES = {
  ...CLIENT_FIELD_MESSAGES,
  formInvalid: 'One or more fields is invalid, please check your entries.',
} as const;

/** Messages of published forms (specification 5 and 8, Forms). */
export const FORM_MESSAGES = {
  submitting: 'Submitting…',
  formProcessing: 'Error processing form submission. Please reload and try again.',
  formUnknown: 'Unknown error, please try again later.',
  formCaptcha: 'Complete CAPTCHA before submitting.',
  formKey: 'Could not get a form submission key, please try again later.',
  formUnreadable: 'Could not parse the form fields, please check your entries.',
  formScrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  formScrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  formUnauthorized: 'Unable to submit form. Please try again later.',
  formNotConfigured: 'This form has not been configured yet.',
  formTooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  formNotSent: 'Unable to send form. Please try again later.',
} as const;
