/** What refusals of waiting lists say, word for word from section 8 of the specification where it has them. */
export const RESTOCK_MESSAGES = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',
  failed: 'Unable to submit form. Please try again later.',
  done: 'Signed up!',
  unknownItem: 'There is no such item in this shop.',
  /** Ours: nobody is told of what cannot be bought yet. */
  soldOut: 'This item is still sold out. Raise its stock first.',
  needsScript: 'This form needs JavaScript. Please turn it on, reload the page, and try again.',
} as const;
