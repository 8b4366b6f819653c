import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * Returns an order key between two others; null stands for the start or the end. Handwritten keys may not follow the
 * scheme: the new key then sorts right after `before` in plain text order.
 */
export function orderBetween(before: string | null, after: string | null): string {
  try {
    return generateKeyBetween(before, after);
  } catch {
    return before === null ? 'Zz' : `${before}V`;
  }
}

/** Returns the given number of order keys. */
export function orderKeys(count: number): readonly string[] {
  return generateNKeysBetween(null, null, count);
}
