/** What refusals of forms say, word for word from section 8 of the specification where it has them. */
export const FORM_MESSAGES = {
  processing: 'Error processing form submission. Please reload and try again.',
  unreadable: 'Could not parse the form fields, please check your entries.',
  invalid: 'One or more fields is invalid, please check your entries.',
  captcha: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  tooOften: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  notSaved: 'Unable to send form. Please try again later.',
  /** Ours, for browsers without script (runtime 2.7). */
  needsScript: 'This form needs JavaScript. Please turn it on, reload the page, and try again.',
} as const;
