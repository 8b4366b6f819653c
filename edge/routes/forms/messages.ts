import { FORM_ERRORS } from '../../../formatters/vocabulary/site/texts/error-texts.ts';

/** Error messages of forms, word for word from section 8 of the specification where defined there. */
export const FORM_MESSAGES = {
  processing: FORM_ERRORS.formProcessing,
  unreadable: FORM_ERRORS.formUnreadable,
  invalid: FORM_ERRORS.formInvalid,
  captcha: FORM_ERRORS.formUnauthorized,
  notConfigured: FORM_ERRORS.formNotConfigured,
  tooOften: FORM_ERRORS.formTooMany,
  notSaved: FORM_ERRORS.formNotSent,
} as const;
