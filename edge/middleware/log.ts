import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';
import { writableHeaders } from './writable-headers.ts';

/** A request that takes longer than this is always told. */
const SLOW_MS = 1000;
/**
 * Errors that an isolate tells in one second. A flood of them once filled the pipe of a runtime whose parent waited for
 * it, and both stood still for ever (edge 1.4).
 */
const MOST_ERRORS_A_SECOND = 20;

/**
 * Gives each request an id and tells it as one line of JSON: every one with `LOG_REQUESTS=all`, else only those that
 * failed or were slow. Nothing of a visitor is in it: the route, not the address, which may carry a token.
 */
export const logRequests: MiddlewareHandler<AppEnv> = async (context, next) => {
  const id = crypto.randomUUID();
  const start = Date.now();
  await next();
  const { status } = context.res;
  const ms = Date.now() - start;
  writableHeaders(context).set('x-request-id', id);
  // 501 is no failure: it says that this server is not the one that builds.
  const isFine = status < 500 || status === 501;
  if (context.env.LOG_REQUESTS !== 'all' && isFine && ms < SLOW_MS) return;
  const site = context.get('tenant')?.siteId;
  const { method } = context.req;
  console.log(JSON.stringify({ level: 'info', id, site, method, route: routePath(context, -1), status, ms }));
};

/** A bug of ours, or a runtime in trouble: message and stack as one line, at most so many a second. */
export function logError(error: unknown, fields: Readonly<Record<string, string>> = {}): void {
  const second = Math.floor(Date.now() / 1000);
  if (told.second !== second) {
    if (told.dropped > 0) console.error(JSON.stringify({ level: 'error', dropped: told.dropped }));
    Object.assign(told, { second, count: 0, dropped: 0 });
  }
  told.count += 1;
  if (told.count > MOST_ERRORS_A_SECOND) {
    told.dropped += 1;
    return;
  }
  const stack = error instanceof Error ? error.stack?.slice(0, 2000) : undefined;
  console.error(JSON.stringify({ level: 'error', message: String(error).slice(0, 500), stack, ...fields }));
}

/** What this isolate has told in the current second: three numbers, lost with it. */
const told = { second: 0, count: 0, dropped: 0 };
