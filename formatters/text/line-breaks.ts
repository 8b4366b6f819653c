import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/** `{text|line-breaks}`: replaces each LF with `<br/>`; CR is unchanged (language reference 11.2). */
export const lineBreaks: Formatter = {
  name: 'line-breaks',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => asString(value).replaceAll('\n', '<br/>'),
};
