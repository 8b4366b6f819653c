import type { Formatter } from '../contract.ts';
import { asString, isTruthy } from '../values/index.ts';

/**
 * `{text|safe}`: drops everything from a `<` to the next `>` (language reference 11.2). Falsy values stay as they are.
 * In spite of its name the result is not safe anywhere: an unclosed `<` stays.
 */
export const safe: Formatter = {
  name: 'safe',
  family: 'text',
  reads: 'value',
  prepare: () => (value) => (isTruthy(value) ? dropTags(asString(value)) : value),
};

/** Scans by `indexOf`: a pattern such as `<[^>]*>` would look at a run of `<` without `>` once for each `<`. */
function dropTags(text: string): string {
  let open = text.indexOf('<');
  if (open < 0) return text;
  let kept = '';
  let from = 0;
  while (open >= 0) {
    const close = text.indexOf('>', open);
    if (close < 0) break;
    kept += text.slice(from, open);
    from = close + 1;
    open = text.indexOf('<', from);
  }
  return kept + text.slice(from);
}
