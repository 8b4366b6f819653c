import { ownValue } from '../../compiler/model/index.ts';
import { dataInLanguage } from '../domain/data-in-language.ts';
import type { ActiveRelease } from './active-release.ts';

/**
 * Returns a release with the texts of a language: those of the primary language for a code that the site is not published in.
 * Ids, SKUs, prices and stock are the same in each language.
 */
export function releaseInLanguage(release: ActiveRelease, code: string | undefined): ActiveRelease {
  const primary = release.inLanguage?.primary ?? release;
  if (code === undefined || ownValue(primary.data.translations ?? {}, code) === undefined) return primary;
  const known = cache.get(primary) ?? new Map<string, ActiveRelease>();
  cache.set(primary, known);
  const own = known.get(code) ?? {
    ...primary,
    data: dataInLanguage(primary.data, code),
    inLanguage: { code, primary },
  };
  known.set(code, own);
  return own;
}

/** Lives as long as the release. */
const cache = new WeakMap<ActiveRelease, Map<string, ActiveRelease>>();

/** Returns the URL of a page of the Worker in the language of a release: `/cart` is `/fr/cart`. */
export function pathInLanguage({ inLanguage }: Pick<ActiveRelease, 'inLanguage'>, path: string): string {
  return inLanguage === undefined ? path : `/${inLanguage.code}${path}`;
}
