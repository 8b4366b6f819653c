import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

/** `{text|encode-space}`: every white-space character, any Unicode one, becomes `&nbsp;` (language reference 11.2). */
export const encodeSpace: Formatter = {
  name: 'encode-space',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => asString(value).replace(/\s/g, '&nbsp;'),
};
