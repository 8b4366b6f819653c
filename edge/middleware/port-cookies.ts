import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CookieOptions, serialize } from 'hono/utils/cookie';
import { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { preventSharedCaching, writableHeaders } from './writable-headers.ts';

/**
 * Cookies are shared by all ports of a host, so two servers on this machine would replace each other's. There, cookies
 * that only the server reads have the port in their name. Cookies that scripts read keep their specified name, and the
 * server stores a second one with the port, which it trusts first.
 */

/** Cookies that scripts read, too. */
type SharedCookie = (typeof SHARED)[number];
const SHARED = [COOKIES.crumb, COOKIES.cart, COOKIES.hasCart] as const;

/** Adds the port on this machine, as in `quoin_session_4321`. */
export function portCookieName({ req }: Context<AppEnv>, name: string): string {
  const { hostname, port } = new URL(req.url);
  return port !== '' && isLoopback(hostname) ? `${name}_${port}` : name;
}

/** Whether this server has set the cookie. */
export function hasOwnCookie(context: Context<AppEnv>, { name }: SharedCookie): boolean {
  return getCookie(context, portCookieName(context, name)) !== undefined;
}

/** Returns the cookie that this server set, or the one of scripts. */
export function readShared(context: Context<AppEnv>, { name }: SharedCookie): string | undefined {
  return getCookie(context, portCookieName(context, name)) ?? getCookie(context, name);
}

/** Returns the `set-cookie` values of a cookie that scripts read; an empty value deletes it. */
export function sharedCookieLines(
  context: Context<AppEnv>,
  { name, seconds }: SharedCookie,
  value: string,
): readonly string[] {
  const life: CookieOptions = value === '' ? { maxAge: 0 } : seconds > 0 ? { maxAge: seconds } : {};
  const options: CookieOptions = { path: '/', sameSite: 'Lax', secure: context.get('isSecure'), ...life };
  return [...new Set([name, portCookieName(context, name)])].map((each) => serialize(each, value, options));
}

/** Before scripts of a page run: gives the cookies that another server replaced their values of this one. */
export const restoreSharedCookies: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!(context.res.headers.get('content-type') ?? '').startsWith('text/html')) return;
  const set = context.res.headers.getSetCookie();
  for (const cookie of SHARED) {
    const own = getCookie(context, portCookieName(context, cookie.name));
    const isReplaced = own !== undefined && own !== getCookie(context, cookie.name);
    if (!isReplaced || set.some((line) => line.startsWith(`${cookie.name}=`))) continue;
    const headers = writableHeaders(context);
    for (const line of sharedCookieLines(context, cookie, own)) headers.append('set-cookie', line);
    preventSharedCaching(headers);
  }
};
