import type { Handler, MiddlewareHandler } from 'hono';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { pathInLanguage, releaseInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { releaseOfRequest, sendingPage } from '../../../tenancy/release-of-request.ts';

/** Shows a page below the code of a language, `/fr/cart`. Any other path may be a page of the site. */
export function onlyInLanguage(show: Handler<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const release = await releaseOfRequest(context);
    if (release?.inLanguage === undefined) return next();
    return show(context, next);
  };
}

/** Throws 404 for paths that are not below the code of a language. */
export const requireLanguage: MiddlewareHandler<AppEnv> = async (context, next) => {
  const release = await releaseOfRequest(context);
  if (release?.inLanguage === undefined) throw new ApiError(404, MESSAGES.notFound);
  return next();
};

/**
 * Redirects links of scripts and themes that lead from a page in another language to the cart or the checkout. The same page in
 * another language is where visitors switch back to the primary one.
 */
export const keepLanguage: MiddlewareHandler<AppEnv> = async (context, next) => {
  const from = sendingPage(context);
  const live = from === undefined ? undefined : await context.get('tenant').release();
  const release = live && releaseInLanguage(live, from?.split('/')[1]);
  const { path, url } = context.req;
  if (release?.inLanguage === undefined) return next();
  const own = pathInLanguage(release, path);
  if (from === own) return next();
  return context.redirect(`${own}${new URL(url).search}`, 302);
};
