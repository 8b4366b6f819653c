import type { Formatter } from '../contract.ts';
import { prepareMessage } from './message.ts';

/** `{pattern|plural count}`: an alias of `message` (language reference 15.9). */
export const plural: Formatter = {
  name: 'plural',
  family: 'message',
  reads: 'scope',
  prepare: prepareMessage,
};
