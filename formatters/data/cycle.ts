import type { Format, Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';

/** `{@index|cycle odd even}`: selects an argument by a 1-based index that wraps around (language reference 11.2). */
export const cycle: Formatter = {
  name: 'cycle',
  family: 'data',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: prepareCycle,
};

function prepareCycle(choices: readonly string[]): Format {
  const total = choices.length;
  return (value) => choices[(((asNumber(value) - 1) % total) + total) % total];
}
