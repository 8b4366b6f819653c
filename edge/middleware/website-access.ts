import type { MiddlewareHandler } from 'hono';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import {
  type WebsiteAccess,
  websiteAccess,
  websiteStatus,
} from '../../formatters/vocabulary/site/website-status.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/**
 * Serves visitors only what the status of the live release allows (gaps B16): locked and parked websites show one page
 * without content of the site, and reject API calls.
 */
export const enforceWebsiteStatus: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { req } = context;
  if (isAlwaysServed(req.path)) return next();
  const release = await context.get('tenant').release();
  const access = websiteAccess(websiteStatus(release?.data.website.status));
  if (access === 'serve') return next();
  const isCall = req.path.startsWith('/api/') && !(req.header('accept') ?? '').includes('text/html');
  if (isCall) throw new ApiError(403, MESSAGES.siteUnavailable);
  return closedPage(access, req.path);
};

/**
 * Whether a path is not for visitors: the dashboard, administration, and the webhooks of payment providers, so that
 * payments that were started are settled.
 */
function isAlwaysServed(path: string): boolean {
  return /^\/(?:config|settings\/billing|api\/editor|_admin|_ops|api\/openapi\.json|api\/commerce\/payments\/[^/]+\/webhook)(?:\/|$)/.test(
    path,
  );
}

function closedPage(access: Exclude<WebsiteAccess, 'serve'>, path: string): Response {
  if (access === 'parking') {
    const content = html`<h1>This domain is parked</h1><p>There is no website here yet.</p>`;
    return plainPage({ title: 'This domain is parked', content, status: path === '/' ? 200 : 403 });
  }
  const content = html`<h1>This website is unavailable</h1>
<p>If you are the owner, sign in to restore it.</p>
<p><a class="button" href="${EDGE_PAGES.config}">Sign in</a></p>`;
  return plainPage({ title: 'This website is unavailable', content, status: 403 });
}
