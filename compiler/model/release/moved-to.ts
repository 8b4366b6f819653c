import { readOldUrl } from '../fields/redirect-from.ts';
import { ownValue } from '../own-value.ts';
import type { Manifest } from './manifest.ts';

/**
 * Returns the target of an old path (without leading slash), or undefined. Entries with a trailing slash belong to collections: a
 * path below the old URL leads to the same path below the new one, if it exists or redirects further. The deepest matching entry
 * wins.
 */
export function movedTo(
  redirects: Manifest['redirects'],
  path: string,
  isThere: (url: string) => boolean,
): string | undefined {
  const own = ownValue(redirects, path.normalize('NFC'));
  if (own !== undefined) return own;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const base = ownValue(redirects, path.slice(0, end + 1).normalize('NFC'));
    // An unpaired surrogate cannot be in a URL.
    if (base === undefined || /\p{Cs}/u.test(path)) continue;
    const url =
      base +
      path
        .slice(end + 1)
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    const to = isThere(url) ? url : ownValue(redirects, readOldUrl(url)?.slice(1) ?? '');
    if (to !== undefined) return to;
  }
  return undefined;
}
