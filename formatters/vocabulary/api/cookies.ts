/** Cookies by name (data model 10), each with its lifetime in seconds; 0 makes it a session cookie. */
export const COOKIES = {
  crumb: { name: 'crumb', seconds: 0 },
  hasCart: { name: 'hasCart', seconds: 14 * 86_400 },
  cart: { name: 'CART', seconds: 14 * 86_400 },
  siteUserInfo: { name: 'SiteUserInfo', seconds: 0 },
  visitor: { name: 'ss_cvr', seconds: 730 * 86_400 },
  visit: { name: 'ss_cvt', seconds: 30 * 60 },
  analytics: { name: 'ss_cid', seconds: 390 * 86_400 },
  /** Numbers of CONTRIBUTOR_ROLE joined by dots. A hint for client scripts; the server never trusts it (gaps A8). */
  contributorRoles: { name: 'quoin_roles', seconds: 0 },
  /** The language the visitor selected. */
  locale: { name: 'quoin_locale', seconds: 365 * 86_400 },
  consent: { name: 'ss_cookieAllowed', seconds: 30 * 86_400 },
} as const;

/** The header that repeats the crumb cookie (gaps A7). */
export const CRUMB_HEADER = 'x-csrf-token';
/** Makes adding to the cart idempotent (R-ECART-API-14). */
export const ADD_TO_CART_ID_HEADER = 'add-to-cart-id';
/** Makes placing an order idempotent. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
