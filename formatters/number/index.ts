import type { Formatter } from '../contract.ts';

export const numberFormatters: readonly Formatter[] = [];
