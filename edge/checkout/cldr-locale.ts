import type { CLDR } from '@phensley/cldr';
import type { ActiveRelease } from '../release/active-release.ts';

/**
 * Path of the CLDR pack that the build writes for the language of the site. All packs together are 16 MB, too large for
 * a Worker.
 */
export const LOCALE_FILE = 'quoin/locale.json';

/** Returns the locale that the build used; undefined when the release contains no pack. */
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
  if (locales.size >= MAX_LOCALES) locales.clear();
  locales.set(key, cldr);
  return cldr;
}

/** Cache of the isolate, by hash: parsing a pack takes about 60 ms. */
const locales = new Map<string, CLDR>();
const MAX_LOCALES = 4;

async function localeOf(pack: string, language: string): Promise<CLDR> {
  // Loaded on demand: half a megabyte that sites with English prices do not need.
  const { CLDRFramework } = await import('@phensley/cldr');
  const own = String((JSON.parse(pack) as { readonly language?: unknown }).language);
  const framework = new CLDRFramework({ loader: () => pack });
  const wanted = CLDRFramework.resolveLocale(language);
  // Languages without data use the language that the build fell back to.
  return framework.get(wanted.tag.language() === own ? wanted : own);
}
