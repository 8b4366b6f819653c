/** Values that the smoke test enters and expects. */

export const HEADLINE = {
  before: 'Pots that are used up slowly',
  after: 'Bowls for the first cold day',
} as const;

export const PRODUCT = {
  title: 'Sopa bowl',
  path: '/shop/p/sopa-bowl',
  option: 'Glaze',
  values: ['Honey', 'Slate'],
  price: '30.00',
  stock: '3',
} as const;

export const CUSTOMERS = {
  first: { email: 'ana@example.com', total: '€66.50' },
  second: { email: 'rui@example.com', total: '€36.50', message: 'When do you open on kiln days?' },
} as const;

/** Texts fixed by the specification. */
export const MESSAGES = {
  chooseGlaze: 'Please select the Glaze option.',
  notAdded: 'Unable to Add Item',
  notEnough: 'Sorry, we do not have enough of that item available.',
  soldOut: 'Sold Out',
  selectOption: 'Select Option',
  added: 'Added!',
  wasAdded: 'Sopa bowl was added to your cart.',
  oneInCart: 'One item in cart',
  blankEmail: 'Email cannot be blank',
  required: 'Required',
} as const;
