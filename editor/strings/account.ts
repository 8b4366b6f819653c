import { textsOf } from './texts-of.ts';

/** Words of who is signed in. */
export const tAccount = textsOf({
  'account.password': 'Password',
  'account.email': 'You sign in as',
  'account.none': 'You have no password yet: you came with a link. Set one to sign in without it.',
  'account.current': 'Current password',
  'account.new': 'New password',
  'account.newHelp': 'At least 8 characters.',
  'account.short': 'Please enter at least 8 characters',
  'account.currentMissing': 'Please enter your current password',
  'account.set': 'Set password',
  'account.change': 'Change password',
  'account.changed': 'Your password is changed. Other devices have to sign in again.',
} as const);
