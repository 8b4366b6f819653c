import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { numberReader } from '../values/strict-number.ts';

/** `{price|round}`: rounds to the nearest integer, halves up: 2.5 is 3, -2.5 is -2 (language reference 11.2). */
export const round: Formatter = {
  name: 'round',
  family: 'number',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: prepareRound,
};

function prepareRound(_args: readonly string[], dialect: Dialect): Format {
  const read = numberReader(dialect);
  return (value) => Math.round(read(value));
}
