import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * An order key between two others; null is the beginning or the end. Keys that somebody made by hand may be none of
 * this scheme: then the new one comes right behind `before`, as plain text order has it.
 */
export function orderBetween(before: string | null, after: string | null): string {
  try {
    return generateKeyBetween(before, after);
  } catch {
    return before === null ? 'Zz' : `${before}V`;
  }
}

/** So many keys in order, for things that had none. */
export function orderKeys(count: number): readonly string[] {
  return generateNKeysBetween(null, null, count);
}
