import type { Context } from 'hono';
import { serverTexts } from '../domain/server-texts.ts';
import { accountBar } from '../pages/account-bar.ts';
import { markupOf } from '../pages/html.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { currentCrumb } from './crumb.ts';
import type { Access } from './find-access.ts';

export interface AccountBarOptions {
  readonly member: Access['member'] | undefined;
  readonly release: ActiveRelease;
}

/** Adds to a page that an account opens who is signed in, and a way to sign out. Other responses stay as they are. */
export async function withAccountBar(
  context: Context<AppEnv>,
  response: Response,
  { member, release }: AccountBarOptions,
): Promise<Response> {
  const { method, url } = context.req;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (member === undefined || !isPage || method !== 'GET') return response;
  const { pathname, search } = new URL(url);
  const bar = accountBar({
    texts: serverTexts(releaseInLanguage(release, pathname.split('/')[1]).data),
    crumb: await currentCrumb(context),
    path: pathname + search,
    email: member.email,
  });
  const append = (body: Element) => void body.append(markupOf(bar), { html: true });
  return new HTMLRewriter().on('body', { element: append }).transform(response);
}
