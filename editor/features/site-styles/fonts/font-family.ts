import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import type { FontCategory } from '../../../../formatters/vocabulary/fonts/font-category.ts';

/** The first family of a value of `font-family`: `Open Sans` for `"Open Sans", sans-serif`. */
export function firstFamily(value: string): string {
  return (value.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

/** The value of `font-family` of a font, with the generic family that replaces it until it is loaded. */
export function familyOf({ name, category }: CatalogFont): string {
  // A word of an unquoted name cannot start with a digit.
  return `${/(?:^|\s)\d/.test(name) ? `"${name}"` : name}, ${GENERIC[category]}`;
}

const GENERIC: Readonly<Record<FontCategory, string>> = {
  'Sans Serif': 'sans-serif',
  Serif: 'serif',
  Display: 'sans-serif',
  Script: 'cursive',
  'Slab Serif': 'serif',
  Mono: 'monospace',
  Other: 'sans-serif',
};
