import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { App, AppEnv } from '../../tenancy/app-env.ts';

const SCRIPT_PATH = '/_dev/reload.js';
const EVENTS_PATH = '/_dev/events';

/**
 * In `quoin dev` a page that is open loads itself anew as soon as another release is live, whoever published it. Comes
 * before the routes whose pages it adds its script to.
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

/** The browser connects again by itself, also after the Worker was restarted. */
const SCRIPT = `let live;
new EventSource('${EVENTS_PATH}').onmessage = ({ data }) => {
  if (live !== undefined && live !== data) location.reload();
  live = data;
};
`;

const addScript: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { req } = context;
  if (!isDevelopment(context) || req.method !== 'GET' || req.path.startsWith('/config')) return next();
  // What is compressed cannot be added to.
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

/** Some pages of the Worker allow no script at all: they are written anew at each request anyway. */
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
