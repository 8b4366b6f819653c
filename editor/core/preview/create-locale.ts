import { type CLDR, CLDRFramework } from '@phensley/cldr';

/** Loads locale data of the site's language from the server. */
export interface LocaleData {
  readonly tag: string;
  /** Data of one language as JSON. */
  readonly pack: string;
}

/**
 * Formats money and dates like the published page. In its own chunk, because it is the largest module of the canvas.
 */
export function openLocale({ tag, pack }: LocaleData): CLDR {
  return new CLDRFramework({ loader: () => pack }).get(tag);
}
