import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { hashText } from '../platform/crypto/hash-text.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** The contributor's session, which only the Worker can read. */
export const SESSION_COOKIE = 'quoin_session';

/** What the browser sends as a session; nothing is known of it yet. */
export function sessionTokenOf(context: Context<AppEnv>): string | undefined {
  return getCookie(context, SESSION_COOKIE);
}

/** Browsers take a secure cookie only where the connection is. */
export function isSecure(context: Context<AppEnv>): boolean {
  return context.get('isSecure');
}

/** Ties a crumb to a session without telling it; the same for everybody who is not signed in. */
export async function sessionMark(token: string | undefined): Promise<string> {
  if (token === undefined || token === '') return '';
  return (await hashText(token)).slice(0, 16);
}
