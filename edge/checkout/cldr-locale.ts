import type { CLDR } from '@phensley/cldr';
import type { ActiveRelease } from '../release/active-release.ts';

/**
 * Where the build puts the data of the site's language (a pack of @phensley/cldr). One language of one site: all of them
 * together are 16 MB, which no Worker should carry.
 */
export const LOCALE_FILE = 'quoin/locale.json';

/** The language's rules as the build has used them; undefined where the release brings none. */
export async function readLocale(
  { manifest, blobs }: ActiveRelease,
  language: string,
): Promise<CLDR | undefined> {
  const hash = Object.hasOwn(manifest.files, LOCALE_FILE) ? manifest.files[LOCALE_FILE]?.hash : undefined;
  if (hash === undefined) return undefined;
  const key = `${hash} ${language}`;
  const known = locales.get(key);
  if (known !== undefined) return known;
  const pack = await (await blobs.get(hash))?.text();
  if (pack === undefined) return undefined;
  const cldr = await localeOf(pack, language);
  if (locales.size >= MOST_LOCALES) locales.clear();
  locales.set(key, cldr);
  return cldr;
}

/** Reading a pack takes some 60 ms: a cache of the isolate, of immutable files by their hash. */
const locales = new Map<string, CLDR>();
const MOST_LOCALES = 4;

async function localeOf(pack: string, language: string): Promise<CLDR> {
  // Half a megabyte of code that sites in English prices do without.
  const { CLDRFramework } = await import('@phensley/cldr');
  const own = String((JSON.parse(pack) as { readonly language?: unknown }).language);
  const framework = new CLDRFramework({ loader: () => pack });
  const wanted = CLDRFramework.resolveLocale(language);
  // A language without data of its own is written as the one that the build has used instead.
  return framework.get(wanted.tag.language() === own ? wanted : own);
}
