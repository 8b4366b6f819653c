import { FORM_ERRORS, SHARED_ERRORS } from '../../formatters/vocabulary/site/texts/error-texts.ts';

/**
 * Error messages of all areas in English, word for word from section 8 of the specification where defined there. Visitors read those
 * of the texts in their language.
 */
export const MESSAGES = {
  sessionExpired: SHARED_ERRORS.sessionExpired,
  enableCookies: SHARED_ERRORS.enableCookies,
  tryAgain: SHARED_ERRORS.tryAgain,
  tooManyRequests: SHARED_ERRORS.tryInSeconds,
  unknownError: SHARED_ERRORS.unknownError,
  notFound: SHARED_ERRORS.pageNotFound,
  siteUnavailable: SHARED_ERRORS.siteUnavailable,
  siteMoving: SHARED_ERRORS.siteMoving,
  noSiteHere: 'No site found at this address.',
  methodNotAllowed: 'Method not allowed.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  invalidHost: 'The host of the request is not valid.',
  invalidRequest: SHARED_ERRORS.invalidRequest,
  foreignPage: 'Cross-origin request rejected.',
  signInFirst: 'Sign in first.',
  wrongPassword: FORM_ERRORS.memberWrongPassword,
  notAllowed: 'You don’t have permission to do this.',
  /** For browsers without scripts (runtime 2.7). */
  needsScript: SHARED_ERRORS.needsScript,
} as const;
