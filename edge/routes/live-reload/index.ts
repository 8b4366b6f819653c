import type { Context, MiddlewareHandler } from 'hono';
import type { App } from '../../middleware/endpoints.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const SCRIPT_PATH = '/_dev/reload.js';
const EVENTS_PATH = '/_dev/events';

/**
 * Reloads open pages in `quoin dev` when another release goes live. Must be registered before the routes of the pages.
 */
export function liveReloadRoutes(app: App): void {
  app.use(addScript);
  app.get(SCRIPT_PATH, (context) => {
    requireDevelopment(context);
    return context.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get(EVENTS_PATH, async (context) => {
    requireDevelopment(context);
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
    return new Response(await context.get('tenant').site().watchLive(), { headers });
  });
}

/**
 * EventSource reconnects automatically, also after a restart of the Worker. A reload would cancel a navigation that the page has
 * begun, such as a submitted form. Not `beforeunload`: with it, Chromium drops a navigation that begins during the reload.
 */
const SCRIPT = `let live;
let isLeaving = false;
globalThis.navigation?.addEventListener('navigate', ({ hashChange, downloadRequest }) => {
  isLeaving = !hashChange && downloadRequest === null;
});
addEventListener('pageshow', () => { isLeaving = false; });
new EventSource('${EVENTS_PATH}').onmessage = ({ data }) => {
  if (live !== undefined && live !== data && !isLeaving) location.reload();
  live = data;
};
`;

const addScript: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { req } = context;
  if (!isDevelopment(context) || req.method !== 'GET' || req.path.startsWith('/config')) return next();
  // Compressed responses cannot be rewritten.
  const headers = new Headers(req.raw.headers);
  headers.delete('accept-encoding');
  req.raw = new Request(req.raw, { headers });
  await next();
  const { headers: given, body: page } = context.res;
  const isPage = (given.get('content-type') ?? '').startsWith('text/html');
  if (!isPage || page === null || !allowsScripts(given)) return;
  const append = (body: Element) => {
    body.append(`<script src="${SCRIPT_PATH}" defer></script>`, { html: true });
  };
  context.res = new HTMLRewriter().on('body', { element: append }).transform(context.res);
};

/** Pages whose policy forbids scripts are rendered for each request and need no reload. */
function allowsScripts(headers: Headers): boolean {
  const policy = headers.get('content-security-policy');
  return policy === null || policy.includes("script-src 'self'");
}

function requireDevelopment(context: Context<AppEnv>): void {
  if (!isDevelopment(context)) throw new ApiError(404, MESSAGES.notFound);
}

function isDevelopment({ env }: Context<AppEnv>): boolean {
  return env.LIVE_RELOAD === 'true';
}
