import type { Formatter } from '../contract.ts';
import { message } from './message.ts';
import { plural } from './plural.ts';

export const messageFormatters: readonly Formatter[] = [message, plural];
