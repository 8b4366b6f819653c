import type { Formatter } from '../contract.ts';

export const relativeTimeFormatters: readonly Formatter[] = [];
