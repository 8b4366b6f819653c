import type { KitFont } from '../../formatters/vocabulary/api/editor/fonts.ts';

/** Lists the fonts of kits of Adobe Fonts. */
export interface FontKits {
  /** Undefined when there is no such kit, or when the provider does not respond. */
  fonts(kitId: string): Promise<readonly KitFont[] | undefined>;
}
