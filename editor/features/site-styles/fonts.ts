/** Font families that every device has, as CSS. */
export const DEVICE_FONTS = [
  'system-ui, sans-serif',
  'Georgia, serif',
  'Arial, sans-serif',
  'Verdana, sans-serif',
  'Times New Roman, serif',
  'Courier New, monospace',
] as const;

/** Families of Google Fonts with the generic family that replaces them until they are loaded. */
const GOOGLE_FONTS: Readonly<Record<string, string>> = {
  Inter: 'sans-serif',
  Roboto: 'sans-serif',
  'Open Sans': 'sans-serif',
  Montserrat: 'sans-serif',
  Poppins: 'sans-serif',
  'Work Sans': 'sans-serif',
  'DM Sans': 'sans-serif',
  Karla: 'sans-serif',
  Oswald: 'sans-serif',
  'Space Grotesk': 'sans-serif',
  Lora: 'serif',
  'EB Garamond': 'serif',
  'Cormorant Garamond': 'serif',
  'Libre Baskerville': 'serif',
  'Roboto Slab': 'serif',
  'Space Mono': 'monospace',
  'IBM Plex Mono': 'monospace',
  Caveat: 'cursive',
  'Dancing Script': 'cursive',
};

/** Their values of `font-family`. */
export const GOOGLE_FAMILIES: readonly string[] = Object.entries(GOOGLE_FONTS).map(
  ([name, generic]) => `${name}, ${generic}`,
);

/** The first family of a value of `font-family`: `Open Sans` for `"Open Sans", sans-serif`. */
export function firstFamily(value: string): string {
  return (value.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

/**
 * The `webFonts` of a design whose tweaks use these families: adds those of the list above and removes those that no tweak uses
 * any more. Families that were added in another way stay.
 */
export function webFontsFor(webFonts: readonly string[], used: readonly string[]): readonly string[] {
  const wanted = new Set(used.map(firstFamily).filter((family) => Object.hasOwn(GOOGLE_FONTS, family)));
  const familyOf = (font: string) => font.split(':')[0] ?? '';
  const retained = webFonts.filter(
    (font) => !Object.hasOwn(GOOGLE_FONTS, familyOf(font)) || wanted.has(familyOf(font)),
  );
  const loaded = new Set(retained.map(familyOf));
  const added = [...wanted].filter((family) => !loaded.has(family));
  return [...retained, ...added.map((family) => `${family}:400,700`)];
}
