import type { Formatter } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';

/** Half of `ffffff`. */
const HALF = 0xffffff / 2;

/** `{color|color-weight}`: `light` or `dark`; MISSING unless the value is a hex color (language reference 12.5). */
export const colorWeight: Formatter = {
  name: 'color-weight',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => (value) => weightOf(asString(value)),
};

/** Four and five digits are not valid colors; they are parsed as plain numbers, as in the reference. */
function weightOf(color: string): string | undefined {
  const [, digits] = /^#?([0-9a-fA-F]{3,6})$/.exec(color) ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > HALF ? 'light' : 'dark';
}
