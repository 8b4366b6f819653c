import type { Formatter } from '../contract.ts';

export const contentFormatters: readonly Formatter[] = [];
