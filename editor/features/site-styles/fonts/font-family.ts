import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import type { FontCategory } from '../../../../formatters/vocabulary/fonts/font-category.ts';

/**
 * The families that a theme contains as files. Those that a build has downloaded for `webFonts` are named by a hash, and leave the
 * style sheet with their entry.
 */
export function familiesInTheme(css: string): readonly string[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/gi)].map(([face]) => face);
  return faces
    .filter((face) => !/\/assets\/fonts\/[0-9a-f]{16}\./.test(face))
    .map((face) => firstFamily(/font-family\s*:\s*([^;}]*)/i.exec(face)?.[1] ?? ''));
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
