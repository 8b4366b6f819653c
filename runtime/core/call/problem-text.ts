import type { Page } from '../page.ts';
import { text } from '../text.ts';
import { CallError, memberOf, textOf } from './call.ts';
import { areCookiesOn } from './cookies.ts';

/** Messages for failed requests, word for word (specification 8, Cart and checkout). */
export const CALL_MESSAGES = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryInSeconds: 'Please try again in a few seconds.',
  checkConnection: 'Please check your internet connection',
  tryAgain: 'Please try again.',
} as const;

/** The message for a failed request: one of ours or the server's, never a browser error message. */
export function problemText(page: Page, problem: unknown): string {
  const key = problemKey(problem);
  const message = problem instanceof CallError ? textOf(problem.body, 'message') : '';
  return (key === undefined && message) || text(page, CALL_MESSAGES, key ?? 'tryAgain');
}

function problemKey(problem: unknown): keyof typeof CALL_MESSAGES | undefined {
  if (!(problem instanceof CallError)) return undefined;
  if (problem.status === 0) return 'checkConnection';
  if (problem.status === 429) return 'tryInSeconds';
  if (memberOf(problem.body, 'crumbFail') !== true) return undefined;
  return areCookiesOn() ? 'sessionExpired' : 'enableCookies';
}
