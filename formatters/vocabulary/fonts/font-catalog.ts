import { compareText } from '../sorted-entries.ts';
import { CATALOG_DATA } from './catalog-data.ts';
import type { FontCategory } from './font-category.ts';

/** A family of Google Fonts. */
export interface CatalogFont {
  readonly name: string;
  readonly category: FontCategory;
  /** The styles to load, as in `webFonts`: `400` and `700` if it has them. */
  readonly styles: readonly string[];
  /** The family to use instead of a deprecated one. */
  readonly replacedBy?: string;
}

/** All fonts of the font picker by name. */
export function readFontCatalog(): readonly CatalogFont[] {
  return CATALOG_DATA.flatMap(([category, styles, names]) =>
    names
      .trim()
      .split('\n')
      .map((name) => {
        const replacedBy = REPLACEMENTS.get(name);
        return { name, category, styles: styles.split(','), ...(replacedBy !== undefined && { replacedBy }) };
      }),
  ).sort((one, other) => compareText(one.name.toLowerCase(), other.name.toLowerCase()));
}

export function findFont(name: string): CatalogFont | undefined {
  return readFontCatalog().find((font) => font.name === name);
}

/**
 * Deprecated families, which Google Fonts still serves, with their successors: icons that are not updated any more since the
 * symbols, school handwriting that was published again under another name, and the first version of M PLUS.
 */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['Material Icons', 'Material Symbols Outlined'],
  ['Material Icons Outlined', 'Material Symbols Outlined'],
  ['Material Icons Round', 'Material Symbols Rounded'],
  ['Material Icons Sharp', 'Material Symbols Sharp'],
  ['Material Icons Two Tone', 'Material Symbols Outlined'],
  ['Edu QLD Beginner', 'Edu QLD Hand'],
  ['Edu SA Beginner', 'Edu SA Hand'],
  ['Edu VIC WA NT Beginner', 'Edu VIC WA NT Hand'],
  ['M PLUS 1p', 'M PLUS 1'],
]);
