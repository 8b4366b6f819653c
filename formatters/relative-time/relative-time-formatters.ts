import type { Formatter } from '../contract.ts';
import { relativeTime } from './relative-time.ts';
import { timesince } from './timesince.ts';

export const relativeTimeFormatters: readonly Formatter[] = [relativeTime, timesince];
