import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

/**
 * The headers of the answer, to be changed after its route has run. The answer itself stays the same object where it
 * can: a copy would forget that its body is compressed already.
 */
export function writableHeaders(context: Context<AppEnv>): Headers {
  try {
    context.res.headers.delete('x-none');
  } catch {
    // What another service answered cannot be changed.
    context.res = new Response(context.res.body, context.res);
  }
  return context.res.headers;
}
