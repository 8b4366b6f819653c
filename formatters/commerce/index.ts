import type { Formatter } from '../contract.ts';

export const commerceFormatters: readonly Formatter[] = [];
