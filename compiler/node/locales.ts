import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CLDR } from '@phensley/cldr';

type CldrLibrary = typeof import('@phensley/cldr');

/** A language without data of its own is written as this one, as a site in it must still be published. */
const FALLBACK = 'en';

/** What a browser makes the same of: the tag, and the pack of its language as text. */
export interface LocaleData {
  readonly tag: string;
  readonly pack: string;
}

/** The data that `createLocale` would read, about 110 kB. */
export function readLocaleData(tag: string): LocaleData {
  const { resolved, packOf } = findPack(tag);
  return { tag: resolved.tag.compact(), pack: readFileSync(packOf(resolved.tag.language()), 'utf8') };
}

/**
 * Locale data for a BCP 47 tag such as `de-DE`, read from disk: only the language's own pack. A tag that means nothing
 * gives English. Takes about 60 ms the first time, so make one for a site and keep it.
 */
export function createLocale(tag: string): CLDR {
  const { CLDRFramework, resolved, packOf } = findPack(tag);
  const framework = new CLDRFramework({ loader: (language) => readFileSync(packOf(language), 'utf8') });
  return framework.get(resolved);
}

/** The languages that there is data for, such as `pt`; a list of files and nothing more, so it may be asked for at once. */
export function localeLanguages(): readonly string[] {
  const names = readdirSync(packFolder(createRequire(import.meta.url)));
  return names.flatMap((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1] ?? []);
}

function packFolder(require: NodeJS.Require): string {
  return join(dirname(require.resolve('@phensley/cldr/package.json')), 'packs');
}

function findPack(tag: string) {
  const require = createRequire(import.meta.url);
  // Required here and not imported: commands that format nothing should not wait for it.
  const { CLDRFramework } = require('@phensley/cldr') as CldrLibrary;
  const packs = packFolder(require);
  const packOf = (language: string) => join(packs, `${language}.json`);
  const locale = CLDRFramework.resolveLocale(tag);
  const resolved = existsSync(packOf(locale.tag.language())) ? locale : CLDRFramework.resolveLocale(FALLBACK);
  return { CLDRFramework, resolved, packOf };
}
