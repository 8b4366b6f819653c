/** Messages of back-in-stock requests, word for word from section 8 of the specification where defined there. */
export const RESTOCK_MESSAGES = {
  emailBlank: 'Email cannot be blank',
  emailInvalid: 'Email is invalid',
  failed: 'Unable to submit form. Please try again later.',
  done: 'Signed up!',
  unknownItem: 'Item not found.',
  /** Not part of the specification. */
  soldOut: 'This item is still sold out. Add stock first.',
} as const;
