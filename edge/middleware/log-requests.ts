import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../tenancy/app-env.ts';
import { writableHeaders } from './writable-headers.ts';

/** A request that takes longer than this is always told. */
const SLOW_MS = 1000;

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
