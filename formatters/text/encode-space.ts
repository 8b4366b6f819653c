import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/**
 * `{text|encode-space}`: replaces each white-space character, including Unicode white space, with `&nbsp;` (language
 * reference 11.2).
 */
export const encodeSpace: Formatter = {
  name: 'encode-space',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => asString(value).replace(/\s/g, '&nbsp;'),
};
