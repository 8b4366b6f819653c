import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { integerPrefix } from '../values/integer-prefix.ts';
import { integerReader } from '../values/strict-number.ts';

const DEFAULT_DIVISOR = 2;

/** `{@index|mod 3}`: the remainder, with the sign of the value (language reference 11.2). */
export const mod: Formatter = {
  name: 'mod',
  family: 'number',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: prepareMod,
};

function prepareMod(args: readonly string[], dialect: Dialect): Format {
  const divisor = integerPrefix(args[0], DEFAULT_DIVISOR) || DEFAULT_DIVISOR;
  const read = integerReader(dialect);
  return (value) => read(value) % divisor;
}
