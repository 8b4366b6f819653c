import { LONGEST_PASSWORD } from '../../platform/crypto/password.ts';

/** What refusals of customers' accounts say; all ours, as the specification leaves them open. */
export const MEMBER_MESSAGES = {
  wrong: 'That email and password do not belong together.',
  taken: 'There is an account with this email already. Sign in, or ask for a new password.',
  tooManyTries: 'Too many tries. Please wait a few minutes, then try again.',
  invalidEmail: 'Email is invalid',
  shortPassword: 'Choose a password of at least 8 characters.',
  longPassword: `Choose a password of at most ${LONGEST_PASSWORD} characters.`,
  noName: 'Enter your name.',
  linkUsed: 'This link has been used, or is older than an hour. Ask for another one.',
  noAddress:
    'This site cannot send links yet. Its owner has to enter the address of the site in its settings first.',
  passwordChanged: 'Your password has been changed. You can sign in with it now.',
} as const;
