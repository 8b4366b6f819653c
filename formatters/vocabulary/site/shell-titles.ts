import { LOCK_SCREEN_TEXTS } from './lock-screen-texts.ts';

/** Titles of the page shells, in English. */
export const SHELL_TITLES = {
  cart: 'Cart',
  checkout: 'Checkout',
  'order-confirmed': 'Order confirmed',
  search: 'Search',
  message: 'Message',
  'lock-screen': LOCK_SCREEN_TEXTS.title,
} as const;
