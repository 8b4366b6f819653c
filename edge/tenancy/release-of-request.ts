import type { Context } from 'hono';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Returns the live release in the language of a request: that of the page, `/fr/cart`, or for the API that of the page which sent
 * the request. Undefined before the first publish.
 */
export async function releaseOfRequest(context: Context<AppEnv>): Promise<ActiveRelease | undefined> {
  const { req } = context;
  const release = await context.get('tenant').release();
  const path = req.path.startsWith('/api/') ? sendingPage(context) : req.path;
  return release && releaseInLanguage(release, path?.split('/')[1]);
}

/** Returns the path of the page of this site that sent a request or has the link to it. */
export function sendingPage({ req }: Context<AppEnv>): string | undefined {
  const referrer = URL.parse(req.header('referer') ?? '');
  return referrer?.host === new URL(req.url).host ? referrer.pathname : undefined;
}
