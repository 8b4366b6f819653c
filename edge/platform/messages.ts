/** Sentences that refusals of every area carry, word for word from section 8 of the specification where it has them. */
export const MESSAGES = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgain: 'Please try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  unknownError: 'Unknown error, please try again later.',
  notFound: 'There is nothing at this address.',
  noSiteHere: 'No site is served at this address.',
  methodNotAllowed: 'This address cannot be called in this way.',
  tooLarge: 'The request is too large.',
  notJson: 'The request must be JSON.',
  invalidRequest: 'The request is not valid.',
  foreignPage: 'This request came from another site.',
  signInFirst: 'Sign in first.',
  notAllowed: 'You may not do this.',
} as const;
