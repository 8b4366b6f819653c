import type { Formatter } from '../contract.ts';

export const socialFormatters: readonly Formatter[] = [];
