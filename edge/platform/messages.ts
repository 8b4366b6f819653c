/** Error messages of all areas, word for word from section 8 of the specification where defined there. */
export const MESSAGES = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgain: 'Please try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  unknownError: 'Unknown error, please try again later.',
  notFound: 'This page does not exist.',
  siteUnavailable: 'This website is unavailable.',
  noSiteHere: 'No site found at this address.',
  methodNotAllowed: 'Method not allowed.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  invalidHost: 'The host of the request is not valid.',
  invalidRequest: 'The request is not valid.',
  foreignPage: 'Cross-origin request rejected.',
  signInFirst: 'Sign in first.',
  wrongPassword: 'Incorrect email or password.',
  notAllowed: 'You don’t have permission to do this.',
  /** For browsers without scripts (runtime 2.7). */
  needsScript: 'This form requires JavaScript. Please enable it, reload the page, and try again.',
} as const;
