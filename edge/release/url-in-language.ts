import { ownValue } from '../../compiler/model/index.ts';
import type { ActiveRelease } from './active-release.ts';
import { findFile } from './find-file.ts';

type Release = Pick<ActiveRelease, 'manifest' | 'data'>;

/**
 * Returns the encoded URL of a page of the primary language in another one: `studio/index.html` in `fr` or `fr-CA` is at
 * `/fr/studio`. Undefined for other files, and when the site is not published in this language or has no such page in it.
 */
export function urlInLanguage({ manifest, data }: Release, file: string, tag: string): string | undefined {
  const code = codeOf(data, tag);
  if (code === undefined || !/(?:^|\/)index\.html$/.test(file)) return undefined;
  const path = file.replace(/\/?index\.html$/, '');
  const below = path === '' ? `/${code}` : `/${code}/${path}`;
  const url = encodeURI(ownValue(data.languages?.[code] ?? {}, `/${path}`) ?? below);
  const { kind } = findFile(manifest, url);
  return kind === 'file' || kind === 'protected' ? url : undefined;
}

/** Whether a URL path is below another language than the primary one. */
export function isInOtherLanguage({ data }: Release, pathname: string): boolean {
  return Object.hasOwn(data.languages ?? {}, pathname.split('/')[1] ?? '');
}

function codeOf({ languages = {} }: ActiveRelease['data'], tag: string): string | undefined {
  const wanted = tag.replaceAll('_', '-').toLowerCase();
  const codes = Object.keys(languages);
  const withCode = (text: string | undefined) => codes.find((code) => code.toLowerCase() === text);
  return withCode(wanted) ?? withCode(wanted.split('-')[0]);
}
