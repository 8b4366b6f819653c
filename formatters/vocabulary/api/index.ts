export type { ApiErrorBody } from './api-error.ts';
export type * from './cart.ts';
export { ADD_TO_CART_ID_HEADER, COOKIES, CRUMB_HEADER, IDEMPOTENCY_HEADER } from './cookies.ts';
export type * from './forms.ts';
export type * from './orders.ts';
export { API, type ApiName, checkoutUrl, EDGE_PAGES, pathTo } from './paths.ts';
export type * from './restock.ts';
