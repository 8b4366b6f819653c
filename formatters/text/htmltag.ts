import type { Formatter } from '../contract.ts';
import { asString, escapeAttribute } from '../values/index.ts';

/** `{title|htmltag}`: escapes `&`, `<`, `>` and `"`. The same as `htmlattr`. */
export const htmltag: Formatter = {
  name: 'htmltag',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute'],
  ofText: escapeAttribute,
  prepare: () => (value) => escapeAttribute(asString(value)),
};
