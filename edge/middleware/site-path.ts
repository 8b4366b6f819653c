import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Returns a path of this site, with its query; undefined for anything else, which prevents open redirects. */
export function sitePath(path: string): URL | undefined {
  const base = 'https://site.invalid';
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, base)) return undefined;
  const url = new URL(path, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url : undefined;
}

export function seeOther(context: Context<AppEnv>, { pathname, search }: URL): Response {
  return context.body(null, 303, { location: pathname + search, 'cache-control': 'no-store' });
}
