import type { Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';

/** `{price|round}`: rounds to the nearest integer, halves up: 2.5 is 3, -2.5 is -2 (language reference 11.2). */
export const round: Formatter = {
  name: 'round',
  family: 'number',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => Math.round(asNumber(value)),
};
