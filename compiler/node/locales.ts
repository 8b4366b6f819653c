import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CLDR } from '@phensley/cldr';

type CldrLibrary = typeof import('@phensley/cldr');

/** A language without data of its own is written as this one, as a site in it must still be published. */
const FALLBACK = 'en';

/**
 * Locale data for a BCP 47 tag such as `de-DE`, read from disk: only the language's own pack. A tag that means nothing
 * gives English. Takes about 60 ms the first time, so make one for a site and keep it.
 */
export function createLocale(tag: string): CLDR {
  const require = createRequire(import.meta.url);
  // Required here and not imported: commands that format nothing should not wait for it.
  const { CLDRFramework } = require('@phensley/cldr') as CldrLibrary;
  const packs = join(dirname(require.resolve('@phensley/cldr/package.json')), 'packs');
  const packOf = (language: string) => join(packs, `${language}.json`);
  const framework = new CLDRFramework({ loader: (language) => readFileSync(packOf(language), 'utf8') });
  const locale = CLDRFramework.resolveLocale(tag);
  return framework.get(existsSync(packOf(locale.tag.language())) ? locale : FALLBACK);
}
