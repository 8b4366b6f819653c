/** GET themes: the themes that the site can use. */
export interface EditorThemesResponse {
  readonly themes: readonly EditorTheme[];
}

export interface EditorTheme {
  /** As `theme` of the settings names it: `themes/gazette`. */
  readonly folder: string;
  readonly name: string;
  /** How it looks, in a few words. */
  readonly description?: string;
  /** Whether it comes with Quoin and the site does not have its files yet. */
  readonly isBundled: boolean;
  readonly presets: readonly EditorThemePreset[];
}

export interface EditorThemePreset {
  readonly title: string;
  /** Some of its colors, as CSS values. */
  readonly colors: readonly string[];
}

/** POST themes: copies a theme that comes with Quoin into the site. Does nothing if the site has it. */
export interface EditorThemeRequest {
  readonly folder: string;
}
