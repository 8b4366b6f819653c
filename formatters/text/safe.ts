import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { isTruthy } from '../values/is-truthy.ts';

/**
 * `{text|safe}`: drops everything from a `<` to the next `>` (language reference 11.2). Returns falsy values
 * unchanged. Despite its name the result is not safe in any context: an unclosed `<` remains.
 */
export const safe: Formatter = {
  name: 'safe',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => (isTruthy(value) ? dropTags(asString(value)) : value),
};

/** Uses `indexOf`: a pattern such as `<[^>]*>` takes quadratic time for runs of `<` without `>`. */
function dropTags(text: string): string {
  let open = text.indexOf('<');
  if (open < 0) return text;
  let result = '';
  let from = 0;
  while (open >= 0) {
    const close = text.indexOf('>', open);
    if (close < 0) break;
    result += text.slice(from, open);
    from = close + 1;
    open = text.indexOf('<', from);
  }
  return result + text.slice(from);
}
