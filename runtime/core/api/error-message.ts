import type { Page } from '../page.ts';
import { text } from '../text.ts';
import { ApiRequestError, memberOf, textOf } from './api-request.ts';
import { areCookiesOn } from './cookies.ts';

/** Messages for failed requests, word for word (specification 8, Cart and checkout). */
export const REQUEST_ERROR_MESSAGES = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryInSeconds: 'Please try again in a few seconds.',
  checkConnection: 'Please check your internet connection',
  tryAgain: 'Please try again.',
} as const;

/** The message for a failed request: one of ours or the server's, never a browser error message. */
export function errorMessage(page: Page, error: unknown): string {
  const key = errorKey(error);
  const message = error instanceof ApiRequestError ? textOf(error.body, 'message') : '';
  return (key === undefined && message) || text(page, REQUEST_ERROR_MESSAGES, key ?? 'tryAgain');
}

function errorKey(error: unknown): keyof typeof REQUEST_ERROR_MESSAGES | undefined {
  if (!(error instanceof ApiRequestError)) return undefined;
  if (error.status === 0) return 'checkConnection';
  if (error.status === 429) return 'tryInSeconds';
  if (memberOf(error.body, 'crumbFail') !== true) return undefined;
  return areCookiesOn() ? 'sessionExpired' : 'enableCookies';
}
