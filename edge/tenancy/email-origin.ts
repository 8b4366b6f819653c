import type { Context } from 'hono';
import type { ActiveRelease } from '../release/active-release.ts';
import type { AppEnv } from './app-env.ts';

type Release = Pick<ActiveRelease, 'data'>;

/**
 * Scheme and host of the links in letters: what the site's settings name, else the host that was asked if it is one of
 * the site's. Undefined where that host could be anybody's invention: a letter with a secret in it would carry the secret
 * to whoever has sent the request.
 */
export function emailOrigin(context: Context<AppEnv>, release: Release | undefined): string | undefined {
  return publishedUrl(release)?.origin ?? context.get('ownOrigin');
}

/** The address that the settings of the live release name. */
export function publishedUrl(release: Release | undefined): URL | undefined {
  try {
    const baseUrl = release?.data.website.baseUrl;
    return baseUrl === undefined ? undefined : new URL(baseUrl);
  } catch {
    // It has the form of an address, and is none.
    return undefined;
  }
}
