import type { Formatter } from '../contract.ts';

export const messageFormatters: readonly Formatter[] = [];
