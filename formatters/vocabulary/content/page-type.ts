import { isCodeIn } from '../code-table.ts';

/** Page types and their numbers. */
export const PAGE_TYPE = {
  'main-content': 1,
  page: 2,
  'splash-page': 3,
  'content-item': 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  paywall: 107,
  cart: 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-composer-preview': 210,
  'order-status': 211,
  'newsletter-unsubscribe': 300,
  'commerce-email-preview': 301,
  'single-sign-on': 400,
} as const;

export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

export function isPageType(value: unknown): value is PageType {
  return isCodeIn(PAGE_TYPE, value);
}

/** Page types with their own template; all others are reserved numbers (R-ENUM-PAGE-06). */
export const RENDERED_PAGE_TYPES: readonly PageType[] = [
  1, 2, 3, 50, 100, 101, 102, 103, 104, 106, 107, 200, 201, 202, 205,
];

/** The page type whose template is used: its own, or that of the not-found page. */
export function compiledPageType(type: PageType): PageType {
  return RENDERED_PAGE_TYPES.includes(type) ? type : PAGE_TYPE['not-found'];
}

/** The page type of `/cart` in new sites (R-ENUM-PAGE-07). */
export const NEW_CART_PAGE_TYPE = PAGE_TYPE['cart-v2'];
