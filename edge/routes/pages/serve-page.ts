import type { Context } from 'hono';
import { html } from '../../pages/html.ts';
import { plainPage } from '../../pages/plain-page.ts';
import { serveFile } from '../../pages/serve-file.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import { findFile } from '../../release/find-file.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** Addresses that are never pages, whatever is published (R-COMP-ROUTE-05). */
const CALLS = /^\/(?:api|_admin|_ops|config)(?:\/|$)/;
/** A name with something like a hash in it: only these are looked for in earlier releases. */
const HASHED_NAME = /[-.][A-Za-z0-9_]{6,}\.[A-Za-z0-9.]+$/;

/** Serves the live release. A page and all that it loads is of one release, or of one that was live before (G8). */
export async function servePage(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  if (CALLS.test(req.path)) throw new ApiError(404, MESSAGES.notFound);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    throw new ApiError(405, MESSAGES.methodNotAllowed);
  }
  const url = new URL(req.url);
  const release = await context.get('tenant').release();
  if (release === undefined) return nothingPublished(url.pathname);
  const found = findFile(release.manifest, url.pathname);
  if (found.kind === 'moved') return movedTo(found.to, url.search);
  const served =
    found.kind === 'file'
      ? await serveOf(release, req.raw, found.file)
      : await serveEarlier(context, release, found.path);
  return served ?? (await serveNotFound(release, req.raw));
}

function serveOf(
  { manifest, blobs }: ActiveRelease,
  request: Request,
  file: ActiveRelease['manifest']['files'][string],
  status = 200,
): Promise<Response | undefined> {
  const policy = file.policy === undefined ? undefined : manifest.policies[file.policy];
  // The page that a form without scripts leads back to: a sentence is put into it on its way out.
  const isUncompressed = request.url.includes('problem=');
  return serveFile(request, { file, blobs, policy, status, isUncompressed });
}

/** A page that was loaded before the last publish still finds its scripts and pictures. */
async function serveEarlier(
  context: Context<AppEnv>,
  { id, blobs }: ActiveRelease,
  path: string | undefined,
): Promise<Response | undefined> {
  if (path === undefined || !HASHED_NAME.test(path)) return undefined;
  const { siteId, site } = context.get('tenant');
  const name = `${siteId} ${id} ${path}`;
  if (misses.has(name)) return undefined;
  const file = await site().keptFile(path);
  if (file === undefined) {
    if (misses.size >= MOST_MISSES) misses.delete(misses.values().next().value ?? '');
    if (name.length <= LONGEST_MISS) misses.add(name);
  }
  return file && serveFile(context.req.raw, { file, blobs });
}

/**
 * Names that no release had when this one was live: only another release can change that. A bounded memory of the isolate,
 * so that a page with a dead link does not ask the site's object for each of its visitors.
 */
const misses = new Set<string>();
const MOST_MISSES = 2000;
const LONGEST_MISS = 500;

async function serveNotFound(release: ActiveRelease, request: Request): Promise<Response> {
  const { files } = release.manifest;
  const file = Object.hasOwn(files, '404.html') ? files['404.html'] : undefined;
  const page = file && (await serveOf(release, request, file, 404));
  if (page !== undefined) return page;
  const content = html`<h1>Not found</h1><p>${MESSAGES.notFound}</p><p><a href="/">Back to the start</a></p>`;
  return plainPage({ title: 'Not found', content, status: 404 });
}

/** `to` is a path of this site: nothing leads elsewhere. */
function movedTo(to: string, search: string): Response {
  if (!/^\/(?![/\\])/.test(to)) throw new ApiError(404, MESSAGES.notFound);
  return new Response(null, {
    status: 301,
    headers: { location: `${to}${search}`, 'cache-control': 'no-cache' },
  });
}

function nothingPublished(pathname: string): Response {
  const content = html`<h1>Nothing here yet</h1>
<p>This site has not been published. Sign in and press Publish, or run <code>quoin publish</code> in its folder.</p>
<p><a class="button" href="/config">Open the dashboard</a></p>`;
  return plainPage({ title: 'Nothing here yet', content, status: pathname === '/' ? 200 : 404 });
}
