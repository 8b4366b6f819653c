import { MAX_PASSWORD_LENGTH } from '../../platform/crypto/password.ts';

/** Error messages of customer accounts; not defined by the specification. */
export const MEMBER_MESSAGES = {
  taken: 'An account with this email already exists. Sign in or reset your password.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  invalidEmail: 'Email is invalid',
  shortPassword: 'Use at least 8 characters.',
  longPassword: `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  noName: 'Enter your name.',
  linkUsed: 'This link has expired or has already been used. Request a new one.',
  noAddress: 'This site cannot send password reset links yet. The owner needs to set the site URL first.',
  passwordChanged: 'Your password has been changed. You can now sign in.',
} as const;
