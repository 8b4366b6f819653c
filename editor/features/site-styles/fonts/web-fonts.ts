import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';

/** The entry of `webFonts` that loads a font. Google Fonts rejects an entry without any style that the font has. */
export function webFontOf({ name, styles }: CatalogFont): string {
  return `${name}:${styles.join(',')}`;
}

export interface WebFontsChange {
  /** Values of `font-family` that tweaks used before the change. */
  readonly before: readonly string[];
  /** Those that they use after it. */
  readonly after: readonly string[];
  /** The entry of the font that the change chooses, if it has to be loaded. */
  readonly added?: string | undefined;
}

/**
 * The `webFonts` after a change: without fonts that no tweak uses any more. Entries stay that no tweak has used, or that are written
 * in another way, with italics for example.
 */
export function webFontsAfter(
  webFonts: readonly string[],
  { before, after, added }: WebFontsChange,
): readonly string[] {
  const used = new Set(after.map(firstFamily));
  const unused = new Set(before.map(firstFamily).filter((family) => !used.has(family)));
  const retained = webFonts.filter((entry) => !unused.has(familyIn(entry)) || !CHOSEN.test(entry));
  const isLoaded = added === undefined || retained.some((entry) => familyIn(entry) === familyIn(added));
  return isLoaded ? retained : [...retained, added];
}

/** As `webFontOf` writes it. */
const CHOSEN = /^[^:]+:(?:\d{3}(?:,700)?|400italic)$/;

function familyIn(entry: string): string {
  return entry.split(':')[0] ?? '';
}
