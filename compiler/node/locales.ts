import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CLDR } from '@phensley/cldr';

type CldrLibrary = typeof import('@phensley/cldr');

/** Fallback for languages without locale data, so that such a site can still be published. */
const FALLBACK = 'en';

/** Input for creating the same locale in a browser: the tag and the text of its language pack. */
export interface LocaleData {
  readonly tag: string;
  readonly pack: string;
}

/** Returns the data that `createLocale` reads, about 110 kB. */
export function readLocaleData(tag: string): LocaleData {
  const { resolved, packOf } = findPack(tag);
  return { tag: resolved.tag.compact(), pack: readFileSync(packOf(resolved.tag.language()), 'utf8') };
}

/**
 * Creates locale data for a BCP 47 tag such as `de-DE`; reads only the language's own pack from disk. Unknown tags give English.
 * Takes about 60 ms the first time, so create one per site and reuse it.
 */
export function createLocale(tag: string): CLDR {
  const { CLDRFramework, resolved, packOf } = findPack(tag);
  const framework = new CLDRFramework({ loader: (language) => readFileSync(packOf(language), 'utf8') });
  return framework.get(resolved);
}

/** Languages with locale data, such as `pt`. Only lists files, so it is cheap. */
export function localeLanguages(): readonly string[] {
  const names = readdirSync(packFolder(createRequire(import.meta.url)));
  return names.flatMap((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1] ?? []);
}

function packFolder(require: NodeJS.Require): string {
  return join(dirname(require.resolve('@phensley/cldr/package.json')), 'packs');
}

function findPack(tag: string) {
  const require = createRequire(import.meta.url);
  // Required instead of imported, so that commands without formatting do not load it.
  const { CLDRFramework } = require('@phensley/cldr') as CldrLibrary;
  const packs = packFolder(require);
  const packOf = (language: string) => join(packs, `${language}.json`);
  const locale = CLDRFramework.resolveLocale(tag);
  const resolved = existsSync(packOf(locale.tag.language())) ? locale : CLDRFramework.resolveLocale(FALLBACK);
  return { CLDRFramework, resolved, packOf };
}
