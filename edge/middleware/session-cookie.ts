import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { hashText } from '../platform/crypto/hash-text.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { portCookieName } from './port-cookies.ts';

/** The session of a contributor; HTTP-only. */
export const SESSION_COOKIE = 'quoin_session';

/** Returns the unverified session cookie. */
export function sessionTokenOf(context: Context<AppEnv>): string | undefined {
  return getCookie(context, portCookieName(context, SESSION_COOKIE));
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
