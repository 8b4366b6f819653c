import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/** `{value|str}`: text, numbers and booleans as text, everything else as `''` (language reference 2.3). */
export const str: Formatter = {
  name: 'str',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => asString(value),
};
