import type { Formatter } from '../contract.ts';

export const dateFormatters: readonly Formatter[] = [];
