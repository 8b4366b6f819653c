/** Texts of the back-in-stock form (specification 8, Restock). */
export const RESTOCK_MESSAGES = {
  restockBlank: 'Email cannot be blank',
  restockInvalid: 'Email is invalid',
  formUnauthorized: 'Unable to submit form. Please try again later.',
  restockDone: 'Signed up!',
  restockEmail: 'Email',
} as const;
