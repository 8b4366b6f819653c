import type { Context } from 'hono';
import { API, EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { findContributor } from '../../middleware/contributor.ts';
import { currentCrumb } from '../../middleware/crumb.ts';
import { html } from '../../pages/html.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { acceptsGzip } from '../../pages/serve-file.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { parsePath } from '../../release/parse-path.ts';
import { readStaticFile } from '../../release/static-file.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { signInWithKey } from './login.ts';

/** No inline scripts and styles: content of the site cannot run code in the dashboard. */
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

/** Policy of the canvas frame: styles of the site, no scripts. */
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

/** GET /config and all paths below: the dashboard, for contributors with a role. */
export async function serveDashboard(context: Context<AppEnv>): Promise<Response> {
  const key = context.req.path === EDGE_PAGES.config ? context.req.query('key') : undefined;
  if (key !== undefined && context.req.raw.method === 'GET') return signInWithKey(context, key);
  const contributor = await findContributor(context);
  if (contributor === undefined) {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${API.login}?${new URLSearchParams({ next: `${pathname}${search}` })}`, 303);
  }
  if (contributor.roles.every((role) => role === CONTRIBUTOR_ROLE.none)) return noRole(context);
  const page = await readPage(context);
  if (page === undefined) return noDashboard();
  // Sends a valid crumb for the first request of the dashboard.
  await currentCrumb(context);
  return new Response(page.body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': POLICY,
    },
  });
}

/** The page of the canvas also requests what the canvas needs; otherwise they are the same. */
async function readPage({ env, req }: Context<AppEnv>): Promise<Response | undefined> {
  const isCanvas = /^\/config\/pages(?:\/|$)/.test(req.path);
  const canvas = isCanvas ? await readStaticFile(env, 'canvas.html') : undefined;
  return canvas ?? readStaticFile(env, 'index.html');
}

/** GET /config/_app/…: static files of the dashboard, named by content hash. */
export async function serveDashboardFile(context: Context<AppEnv>): Promise<Response> {
  const parsed = parsePath(new URL(context.req.url).pathname);
  const parts = parsed?.endsWithSlash === false ? parsed.parts.slice(2) : [];
  const name = parts.at(-1) ?? '';
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  const file = type === undefined ? undefined : await readStaticFile(context.env, `_app/${parts.join('/')}`);
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

/** GET /config/_canvas: an empty document for the canvas, with its own policy. */
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
  const crumb = await currentCrumb(context);
  const content = html`<h1>No access</h1>
<p>You don’t have a role on this site. Ask the site owner for access.</p>
<form method="post" action="${API.logout}"><input type="hidden" name="crumb" value="${crumb}">
<button type="submit">Sign out</button></form>`;
  return plainPage({ title: 'No access', content, status: 403 });
}

function noDashboard(): Response {
  const content = html`<h1>Dashboard not found</h1>
<p>The dashboard files are missing. Run <code>npm run build</code> and restart the server.</p>
<p><a href="/">View site</a></p>`;
  return plainPage({ title: 'Dashboard not found', content, status: 404 });
}
