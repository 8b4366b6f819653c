import { textsOf } from '../ui/strings/create-translator.ts';

/** What is said of those who wait once there is stock again. */
export const tBackInStock = textsOf({
  'waiting.kept': {
    one: '{count} email is kept until a mail provider is set.',
    other: '{count} emails are kept until a mail provider is set.',
  },
  'waiting.outbox': {
    one: '{count} letter is kept in the outbox: no mail provider was there to send it.',
    other: '{count} letters are kept in the outbox: no mail provider was there to send them.',
  },
  'waiting.failed': {
    one: '{count} email could not be sent.',
    other: '{count} emails could not be sent.',
  },
  'waiting.toMail': 'Mail settings',
  'waiting.letterKept': 'Letter kept {time}',
  'waiting.back': {
    one: '{count} person waits for {title}, and it is in stock again.',
    other: '{count} people wait for {title}, and it is in stock again.',
  },
  'waiting.backSome': '{count} people wait for variants that are in stock again.',
  'waiting.beingTold': {
    one: '{count} person waited for this, and is being written to.',
    other: '{count} people waited for this, and are being written to.',
  },
  'waiting.write': 'Write to them',
  'waiting.look': 'See who waits',
} as const);
