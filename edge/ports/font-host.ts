import type { CatalogFont } from '../../formatters/vocabulary/fonts/font-catalog.ts';

/** Provides fonts for previews, reduced to the characters of the preview. */
export interface FontHost {
  /** WOFF2; undefined when the host does not respond or does not have the font. */
  preview(font: CatalogFont): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
