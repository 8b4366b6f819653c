import { type CLDR, CLDRFramework } from '@phensley/cldr';

/** What the server reads for the language of the site. */
export interface LocaleData {
  readonly tag: string;
  /** The data of one language, as JSON. */
  readonly pack: string;
}

/** Writes money and dates as the published page has them. It is the biggest thing that the canvas loads, in a chunk of its own. */
export function openLocale({ tag, pack }: LocaleData): CLDR {
  return new CLDRFramework({ loader: () => pack }).get(tag);
}
