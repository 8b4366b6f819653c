import type { Context } from 'hono';
import { lockScreen } from '../pages/lock-screen.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { currentCrumb } from './crumb.ts';

export interface LockScreenOptions {
  /** Site path with query to show afterwards; default: that of the request. */
  readonly path?: string;
  readonly error?: 'wrong' | 'tooManyTries';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for the password of a page, in place of the page. */
export async function showLockScreen(
  context: Context<AppEnv>,
  release: ActiveRelease,
  { path, error, headers }: LockScreenOptions = {},
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const shown = path ?? pathname + search;
  const response = await lockScreen(releaseInLanguage(release, shown.split(/[/?]/)[1]), {
    crumb: await currentCrumb(context),
    path: shown,
    error,
    status: error === 'tooManyTries' ? 429 : 403,
    headers,
  });
  return context.req.method === 'HEAD' ? new Response(null, response) : response;
}
