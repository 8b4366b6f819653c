import type { Formatter } from '../contract.ts';

export const moneyFormatters: readonly Formatter[] = [];
