import type { Context } from 'hono';
import type { ActiveRelease } from '../release/active-release.ts';
import type { AppEnv } from './app-env.ts';

type Release = Pick<ActiveRelease, 'data'>;

/**
 * Returns the origin of links in emails: the base URL of the settings, or the host of the request if it belongs to the
 * site. Undefined otherwise: an email with a secret must not link to a host that the client chose.
 */
export function emailOrigin(context: Context<AppEnv>, release: Release | undefined): string | undefined {
  return publishedUrl(release)?.origin ?? context.get('ownOrigin');
}

/** Returns the base URL of the live release. */
export function publishedUrl(release: Release | undefined): URL | undefined {
  try {
    const baseUrl = release?.data.website.baseUrl;
    return baseUrl === undefined ? undefined : new URL(baseUrl);
  } catch {
    // Not a valid URL.
    return undefined;
  }
}
