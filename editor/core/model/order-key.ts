import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * Returns an order key between two others; null stands for the start or the end. Handwritten keys may not follow the
 * scheme, such as `1` and `10`: the new key is then between them in plain text order.
 */
export function orderBetween(before: string | null, after: string | null): string {
  try {
    return generateKeyBetween(before, after);
  } catch {
    return textBetween(before ?? '', after ?? '');
  }
}

/** Returns a text that sorts after `before` and before `after`; an empty `after` is the end. */
function textBetween(before: string, after: string): string {
  return after.startsWith(before) ? before + textBefore(after.slice(before.length)) : `${before}V`;
}

/** Returns a text that sorts before another one, and after the empty text. */
function textBefore(after: string): string {
  if (after === '') return 'V';
  const middle = (SPACE + after.charCodeAt(0)) >> 1;
  return middle > SPACE ? String.fromCharCode(middle) : ` ${textBefore(after.slice(1))}`;
}

/** The first printable character. */
const SPACE = 0x20;

/** Returns the given number of order keys. */
export function orderKeys(count: number): readonly string[] {
  return generateNKeysBetween(null, null, count);
}
