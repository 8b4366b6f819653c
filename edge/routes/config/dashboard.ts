import type { Context } from 'hono';
import { API, EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { findContributor } from '../../middleware/contributor.ts';
import { crumbOf } from '../../middleware/crumb.ts';
import { html } from '../../pages/html.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { acceptsGzip } from '../../pages/serve-file.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { parsePath } from '../../release/parse-path.ts';
import { readProgramFile } from '../../release/static-file.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { signInWithKey } from './login.ts';

/** No inline script and no inline style: nothing in a site's data can run where its owner is signed in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of the frame in which the site is edited: it has the site's own styles, and runs nothing at all. */
const CANVAS_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline' https:",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "font-src 'self' data: https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** GET /config and every address below it: the dashboard, for whoever is signed in and has something to do there. */
export async function serveDashboard(context: Context<AppEnv>): Promise<Response> {
  const key = context.req.path === EDGE_PAGES.config ? context.req.query('key') : undefined;
  if (key !== undefined && context.req.raw.method === 'GET') return signInWithKey(context, key);
  const contributor = await findContributor(context);
  if (contributor === undefined) {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${API.login}?${new URLSearchParams({ next: `${pathname}${search}` })}`, 303);
  }
  if (contributor.roles.every((role) => role === CONTRIBUTOR_ROLE.none)) return noRole(context);
  const page = await readProgramFile(context.env, 'editor/index.html');
  if (page === undefined) return noDashboard();
  // The first call of the dashboard has its crumb: the page makes sure that there is a good one.
  await crumbOf(context);
  return new Response(page.body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': POLICY,
    },
  });
}

/** GET /config/_app/…: the program of the dashboard, the same for everybody; its names are made of its content. */
export async function serveDashboardFile(context: Context<AppEnv>): Promise<Response> {
  const parsed = parsePath(new URL(context.req.url).pathname);
  const parts = parsed?.endsWithSlash === false ? parsed.parts.slice(2) : [];
  const name = parts.at(-1) ?? '';
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  const file =
    type === undefined ? undefined : await readProgramFile(context.env, `editor/_app/${parts.join('/')}`);
  if (file === undefined || type === undefined) throw new ApiError(404, MESSAGES.notFound);
  const isHashed = /-[A-Za-z0-9_]{6,}\.\w+(?:\.map)?$/.test(name);
  const isText = /^text\/|json|svg/.test(type);
  return new Response(file.body, {
    headers: {
      'content-type': type,
      ...(isText && acceptsGzip(context.req.raw) && { 'content-encoding': 'gzip' }),
      vary: 'accept-encoding',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

/** GET /config/_canvas: an empty document that the dashboard fills, with a policy of its own. */
export async function serveCanvas(context: Context<AppEnv>): Promise<Response> {
  if ((await findContributor(context)) === undefined) throw new ApiError(401, MESSAGES.signInFirst);
  return new Response(
    '<!doctype html><html lang="en"><head><title>Canvas</title></head><body></body></html>',
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'content-security-policy': CANVAS_POLICY,
        'x-frame-options': 'SAMEORIGIN',
      },
    },
  );
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  map: 'application/json',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
};

async function noRole(context: Context<AppEnv>): Promise<Response> {
  const crumb = await crumbOf(context);
  const content = html`<h1>Nothing for you here yet</h1>
<p>You are signed in, but have no role on this site. Ask its owner for one.</p>
<form method="post" action="${API.logout}"><input type="hidden" name="crumb" value="${crumb}">
<button type="submit">Sign out</button></form>`;
  return plainPage({ title: 'No role', content, status: 403 });
}

function noDashboard(): Response {
  const content = html`<h1>The dashboard is not here</h1>
<p>This server has the site, but not the files of the dashboard. Run <code>npm run build</code> and start it again.</p>
<p><a href="/">See the site</a></p>`;
  return plainPage({ title: 'No dashboard', content, status: 404 });
}
