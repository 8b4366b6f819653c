import type { Formatter } from '../contract.ts';
import { asString } from '../values/index.ts';

/** `{text|line-breaks}`: every LF becomes `<br/>`; a CR stays (language reference 11.2). */
export const lineBreaks: Formatter = {
  name: 'line-breaks',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => asString(value).replaceAll('\n', '<br/>'),
};
