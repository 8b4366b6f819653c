/** Error messages of forms, word for word from section 8 of the specification where defined there. */
export const FORM_MESSAGES = {
  processing: 'Error processing form submission. Please reload and try again.',
  unreadable: 'Could not parse the form fields, please check your entries.',
  invalid: 'One or more fields is invalid, please check your entries.',
  captcha: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  tooOften: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  notSaved: 'Unable to send form. Please try again later.',
} as const;
