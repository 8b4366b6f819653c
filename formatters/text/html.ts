import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { escapeHtml } from '../values/escape-html.ts';

/** `{title|html}`: escapes `&`, `<` and `>`. */
export const html: Formatter = {
  name: 'html',
  family: 'text',
  reads: 'value',
  safeIn: ['text'],
  ofText: escapeHtml,
  prepare: () => (value) => escapeHtml(asString(value)),
};
