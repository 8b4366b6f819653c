import type { Context } from 'hono';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Returns the live release in the language of a request: that of the page, `/fr/cart`, or for the API that of the link of an email
 * (`?language=fr`), otherwise that of the page which sent the request. Undefined before the first publish.
 */
export async function releaseOfRequest(context: Context<AppEnv>): Promise<ActiveRelease | undefined> {
  const { req } = context;
  const release = await context.get('tenant').release();
  const isCall = req.path.startsWith('/api/');
  const path = isCall ? sendingPage(context) : req.path;
  const ofLink = isCall ? req.query(LANGUAGE) : undefined;
  return release && releaseInLanguage(release, ofLink ?? path?.split('/')[1]);
}

const LANGUAGE = 'language';

/** Returns a path of the API, with or without a query, whose page is in the language of a release: for links in emails. */
export function linkInLanguage(release: ActiveRelease | undefined, path: string): string {
  const code = release?.inLanguage?.code;
  if (code === undefined) return path;
  const [page, query] = path.split('?');
  return `${page}?${LANGUAGE}=${code}${query === undefined ? '' : `&${query}`}`;
}

/** Returns the path of the page of this site that sent a request or has the link to it. The URL of the request may be invalid. */
export function sendingPage({ req }: Context<AppEnv>): string | undefined {
  const [referrer, url] = [URL.parse(req.header('referer') ?? ''), URL.parse(req.url)];
  return referrer !== null && referrer.host === url?.host ? referrer.pathname : undefined;
}
