import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/**
 * `{text|smartypants}`: typographic quotes and dashes (language reference 11.6). A `'` opens after a backslash or the
 * letter `s` and not after white space: a defect of the reference that published pages rely on.
 */
export const smartypants: Formatter = {
  name: 'smartypants',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => educate(asString(value)),
};

function educate(text: string): string {
  let result = text;
  if (result.includes("'")) {
    result = result.replace(/(^|[-—\\s(["])'/gm, '$1‘').replaceAll("'", '’');
  }
  if (result.includes('"')) {
    result = result.replace(/(^|[-—/[(‘\s])"/gm, '$1“').replaceAll('"', '”');
  }
  return result.replaceAll('--', '—');
}
