/*
 * The shared chunk of all islands: importing it through one file makes it a single download. The loader and the
 * telemetry import the few files that they need directly.
 */
export { checkoutUrl } from '../../formatters/vocabulary/api/paths.ts';
export { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';
export { CallError, type CallOptions, call, memberOf, textOf } from './call/call.ts';
export { ADD_ID } from './call/cookie-names.ts';
export type { Path } from './call/path.ts';
export { CALL_MESSAGES, problemText } from './call/problem-text.ts';
export { type CartStore, cartOf, cartToken } from './cart-store.ts';
export { openAlert, openDialog } from './dialog.ts';
export { element } from './element.ts';
export { emit } from './emit.ts';
export type { Page } from './page.ts';
export { pressLikeAButton } from './press-like-a-button.ts';
export { randomId } from './random-id.ts';
export { text } from './text.ts';
export { wait } from './wait.ts';
export { whenSeen } from './when-seen.ts';
