import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { escapeAttribute } from '../values/escape-html.ts';

/** `{title|htmltag}`: escapes `&`, `<`, `>` and `"`. Same as `htmlattr`. */
export const htmltag: Formatter = {
  name: 'htmltag',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  ofText: escapeAttribute,
  prepare: () => (value) => escapeAttribute(asString(value)),
};
