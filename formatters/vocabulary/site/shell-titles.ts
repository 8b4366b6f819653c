import { PAGE_TEXTS } from './texts/page-texts.ts';

/** Titles of the page shells, in English. */
export const SHELL_TITLES = {
  cart: 'Cart',
  checkout: 'Checkout',
  'order-confirmed': 'Order confirmed',
  search: 'Search',
  message: 'Message',
  'lock-screen': PAGE_TEXTS.lockScreenTitle,
  'access-denied': PAGE_TEXTS.membersTitle,
  paywall: PAGE_TEXTS.paywallTitle,
} as const;
