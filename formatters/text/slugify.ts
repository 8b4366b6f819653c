import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/** `{title|slugify}`: `Hello, World!` is `hello-world` (language reference 11.2). */
export const slugify: Formatter = {
  name: 'slugify',
  family: 'text',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url'],
  prepare: () => (value) => slugOf(asString(value)),
};

/**
 * Keeps ASCII letters (lowercased), digits and `-`; replaces each run of white space with one `-`, even if removed
 * characters interrupt it; removes all other characters. White space at the ends becomes `-` too.
 */
export function slugOf(text: string): string {
  let slug = '';
  let from = 0;
  let inSpace = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (isSlugCharacter(unit)) {
      inSpace = false;
      continue;
    }
    slug += text.slice(from, index);
    from = index + 1;
    if (!inSpace && isWhiteSpace(unit)) {
      slug += '-';
      inSpace = true;
    }
  }
  return (slug + text.slice(from)).toLowerCase();
}

/** ASCII letters, digits and the hyphen. */
function isSlugCharacter(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    unit === 0x2d ||
    (unit >= 0x41 && unit <= 0x5a)
  );
}

/** Unicode white space; code units below U+00A0 are checked without a pattern. */
function isWhiteSpace(unit: number): boolean {
  if (unit < 0xa0) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return /\s/.test(String.fromCharCode(unit));
}
