import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { hashText } from '../platform/crypto/hash-text.ts';
import { isLoopback } from '../platform/is-loopback.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** The session of a contributor; HTTP-only. */
export const SESSION_COOKIE = 'quoin_session';

/** Returns the unverified session cookie. */
export function sessionTokenOf(context: Context<AppEnv>): string | undefined {
  return getCookie(context, sessionCookieName(context, SESSION_COOKIE));
}

/**
 * Adds the port on this machine, as in `quoin_session_4321`: cookies are shared by all ports of a host, and two
 * servers would end each other's sessions.
 */
export function sessionCookieName({ req }: Context<AppEnv>, name: string): string {
  const { hostname, port } = new URL(req.url);
  return port !== '' && isLoopback(hostname) ? `${name}_${port}` : name;
}

/** Browsers accept `Secure` cookies only on secure connections. */
export function isSecure(context: Context<AppEnv>): boolean {
  return context.get('isSecure');
}

/** Binds a crumb to a session without revealing it; empty without a session. */
export async function sessionMark(token: string | undefined): Promise<string> {
  if (token === undefined || token === '') return '';
  return (await hashText(token)).slice(0, 16);
}
