import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { isSecure } from './session-cookie.ts';
import { preventSharedCaching } from './writable-headers.ts';

const { name, seconds } = COOKIES.locale;

/** Returns the language tag that the visitor selected, unverified; `''` for none. */
export function savedLanguage(context: Context<AppEnv>): string {
  return (getCookie(context, name) ?? '').slice(0, 100);
}

/** Saves the language in the browser. */
export function saveLanguage(context: Context<AppEnv>, headers: Headers, language: string): void {
  const options = { path: '/', sameSite: 'Lax', secure: isSecure(context), maxAge: seconds } as const;
  headers.append('set-cookie', generateCookie(name, language, options));
  preventSharedCaching(headers);
}
