import { textsOf } from '../ui/strings/create-translator.ts';

/** What became of a letter that the mail provider did not take. */
export const tEmails = textsOf({
  'letters.failed': 'Could not be sent: {reason}. {next}',
  'letters.again': 'It is tried again at {time}.',
  'letters.now': 'It is being tried again.',
  'letters.over': 'It is not tried again by itself.',
  'letters.sendAgain': 'Send again',
} as const);
