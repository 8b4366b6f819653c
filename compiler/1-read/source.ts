/** A text file of a site or a theme. */
export interface Source {
  /** Relative to the site's or the theme's folder: `pages/home.json`. */
  readonly path: string;
  /** As a user would type it: `fixtures/sites/olaria/pages/home.json`. Used in diagnostics. */
  readonly file: string;
  readonly text: string;
  /**
   * Offset of the first byte that is not valid UTF-8; the text has U+FFFD there. For a source that is read on demand, known once its
   * text was read.
   */
  readonly brokenAt?: number | undefined;
  /** Changes with the text. Known once the text was read, for sources that are read on demand with a digest. */
  readonly digest?: string | undefined;
  /** The document as a value, when it is already parsed. Then the text is only used for locations. */
  readonly value?: unknown;
}
