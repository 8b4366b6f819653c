import type { Context } from 'hono';
import type { AccountFormError } from '../pages/account-forms.ts';
import { accountPage } from '../pages/account-page.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { currentCrumb } from './crumb.ts';
import type { Denial } from './find-access.ts';
import { showLockScreen } from './lock-screen.ts';

export interface DeniedPageOptions {
  /** Site path with query to show afterwards; default: that of the request. */
  readonly path?: string;
  readonly error?: AccountFormError | undefined;
}

/** Shows what a visitor can do to see a page, in place of the page. */
export async function showDenied(
  context: Context<AppEnv>,
  release: ActiveRelease,
  denial: Denial,
  { path, error }: DeniedPageOptions = {},
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const shown = path ?? pathname + search;
  if (denial.need === 'password') return showLockScreen(context, release, { path: shown });
  const response = await accountPage(releaseInLanguage(release, shown.split(/[/?]/)[1]), denial, {
    crumb: await currentCrumb(context),
    path: shown,
    error,
  });
  return context.req.method === 'HEAD' ? new Response(null, response) : response;
}
