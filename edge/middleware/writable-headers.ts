import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

/**
 * Returns mutable response headers. The response object is kept if possible, since a copy would lose its content
 * encoding.
 */
export function writableHeaders(context: Context<AppEnv>): Headers {
  try {
    context.res.headers.delete('x-none');
  } catch {
    // Responses of other services are immutable.
    context.res = new Response(context.res.body, context.res);
  }
  return context.res.headers;
}

/** For responses with a cookie or content of one visitor. Pages that must not be stored at all stay so. */
export function preventSharedCaching(headers: Headers): void {
  if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'private, no-cache');
}
