import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { integerReader } from '../values/strict-number.ts';

/** `{@index|cycle odd even}`: selects an argument by a 1-based index that wraps around (language reference 11.2). */
export const cycle: Formatter = {
  name: 'cycle',
  family: 'data',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  prepare: prepareCycle,
};

function prepareCycle(choices: readonly string[], dialect: Dialect): Format {
  const total = choices.length;
  const read = integerReader(dialect);
  return (value) => choices[(((read(value) - 1) % total) + total) % total];
}
