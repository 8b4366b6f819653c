import type { Format, Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';
import { integerPrefix } from '../values/integer-prefix.ts';

const DEFAULT_DIVISOR = 2;

/** `{@index|mod 3}`: the remainder, with the sign and fraction of the value (language reference 11.2). */
export const mod: Formatter = {
  name: 'mod',
  family: 'number',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: prepareMod,
};

function prepareMod(args: readonly string[]): Format {
  const divisor = integerPrefix(args[0], DEFAULT_DIVISOR) || DEFAULT_DIVISOR;
  return (value) => asNumber(value) % divisor;
}
