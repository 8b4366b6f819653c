/** Texts of pill, indicator and popover (specification 2, Visitor screens; 9, Cart, button and pill). */
export const INDICATOR_MESSAGES = {
  oneItem: 'One item in cart',
  items: '{n} items in cart',
  moreItems: 'More than {n} items in cart',
  wasAdded: '{productName} was added to your cart.',
  viewCart: 'View cart',
  close: 'Close',
} as const;
