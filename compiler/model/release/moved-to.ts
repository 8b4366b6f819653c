import { readOldAddress } from '../fields/redirect-from.ts';
import { ownValue } from '../own-value.ts';
import type { Manifest } from './manifest.ts';

/**
 * Where an old address leads, a path without its leading slash; undefined for one that leads nowhere. An entry that ends with a
 * slash is that of a collection: what was below its old address is below its new one, if there is something, or where that
 * has moved to. The deepest such entry that leads somewhere counts.
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
    // Half a character has no address.
    if (base === undefined || /\p{Cs}/u.test(path)) continue;
    const url =
      base +
      path
        .slice(end + 1)
        .split('/')
        .map(encodeURIComponent)
        .join('/');
    const to = isThere(url) ? url : ownValue(redirects, readOldAddress(url)?.slice(1) ?? '');
    if (to !== undefined) return to;
  }
  return undefined;
}
