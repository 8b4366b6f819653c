import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/** `{title|capitalize}`: upper case throughout (language reference 12.3). */
export const capitalize: Formatter = {
  name: 'capitalize',
  family: 'content',
  reads: 'value',
  prepare: () => (value) => asString(value).toUpperCase(),
};
