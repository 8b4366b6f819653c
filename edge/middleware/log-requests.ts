import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../tenancy/app-env.ts';
import { writableHeaders } from './writable-headers.ts';

/** Slower requests are always logged. */
const SLOW_MS = 1000;

/**
 * Assigns a request id and logs one JSON line per request: all requests with `LOG_REQUESTS=all`, otherwise failed and
 * slow ones. Logs the route instead of the path, which may contain a token.
 */
export const logRequests: MiddlewareHandler<AppEnv> = async (context, next) => {
  const id = crypto.randomUUID();
  const start = Date.now();
  await next();
  const { status } = context.res;
  const ms = Date.now() - start;
  writableHeaders(context).set('x-request-id', id);
  // 501 is expected: this server has no build service.
  const isFine = status < 500 || status === 501;
  if (context.env.LOG_REQUESTS !== 'all' && isFine && ms < SLOW_MS) return;
  const site = context.get('tenant')?.siteId;
  const { method } = context.req;
  console.log(JSON.stringify({ level: 'info', id, site, method, route: routePath(context, -1), status, ms }));
};
