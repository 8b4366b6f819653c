/** A font of a kit of Adobe Fonts. */
export interface KitFont {
  readonly name: string;
  /** Its value of `font-family`: `"adelle", serif`. */
  readonly family: string;
}

export interface EditorFontKitResponse {
  readonly fonts: readonly KitFont[];
}

/** What a preview of a font can show besides the name of the font. */
export const FONT_SAMPLE = 'The quick brown fox jumps over the lazy dog. 0123456789';
