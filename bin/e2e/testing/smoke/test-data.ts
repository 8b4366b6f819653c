/** Texts fixed by the specification. */
export const MESSAGES = {
  notAdded: 'Unable to Add Item',
  notEnough: 'Sorry, we do not have enough of that item available.',
  soldOut: 'Sold Out',
  selectOption: 'Select Option',
  added: 'Added!',
  oneInCart: 'One item in cart',
  blankEmail: 'Email cannot be blank',
  required: 'Required',
} as const;

export const CUSTOMERS = {
  first: { email: 'ana@example.com' },
  second: { email: 'rui@example.com', message: 'When do you open on Sundays?' },
} as const;
