import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ProtectedFiles } from '../../compiler/model/index.ts';
import { hashText } from '../platform/crypto/hash-text.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { portCookieName } from './port-cookies.ts';
import { isSecure } from './session-cookie.ts';

/**
 * The passwords that a visitor has entered; HTTP-only. Each is named by a hash of its stored hash, so that a new password
 * asks everybody again. Sent with every path: protected pages have images elsewhere.
 */
const PAGE_ACCESS_COOKIE = 'quoin_pages';
const PURPOSE = 'pages';
const SECONDS = 10 * 86_400;
/** The one that was entered first is dropped. */
const MAX_GRANTS = 20;
const SEPARATOR = '~';

/** Files behind a password. */
export type WithPassword = ProtectedFiles & { readonly password: string };

export function hasPassword(files: ProtectedFiles): files is WithPassword {
  return files.password !== undefined;
}

/** Whether the visitor has entered one of these passwords within the last ten days. */
export async function hasPageAccess(
  context: Context<AppEnv>,
  behind: readonly ProtectedFiles[],
): Promise<boolean> {
  const grants = await readGrants(context);
  if (grants.length === 0) return false;
  const marks = await Promise.all(behind.filter(hasPassword).map(markOf));
  return grants.some(({ mark }) => marks.includes(mark));
}

/** Adds a password that the visitor has entered. */
export async function grantPageAccess(context: Context<AppEnv>, behind: WithPassword): Promise<void> {
  const mark = await markOf(behind);
  const others = (await readGrants(context)).filter((grant) => grant.mark !== mark);
  const grants = [{ mark, until: nowInSeconds() + SECONDS }, ...others].slice(0, MAX_GRANTS);
  const payload = grants.map((grant) => `${grant.mark}${SEPARATOR}${grant.until.toString(36)}`);
  const value = await context.get('tenant').keys.sign(PURPOSE, payload.join(SEPARATOR));
  setCookie(context, portCookieName(context, PAGE_ACCESS_COOKIE), value, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context),
    httpOnly: true,
    maxAge: SECONDS,
  });
}

interface Grant {
  readonly mark: string;
  /** In seconds. */
  readonly until: number;
}

/** Those that have not expired. */
async function readGrants(context: Context<AppEnv>): Promise<readonly Grant[]> {
  const cookie = getCookie(context, portCookieName(context, PAGE_ACCESS_COOKIE));
  const payload = cookie && (await context.get('tenant').keys.verify(PURPOSE, cookie));
  if (!payload) return [];
  const now = nowInSeconds();
  return Array.from(payload.matchAll(/([\w-]+)~([\da-z]+)/g), ([, mark = '', until = '']) => ({
    mark,
    until: Number.parseInt(until, 36),
  })).filter(({ until }) => until > now);
}

async function markOf({ password }: WithPassword): Promise<string> {
  return (await hashText(`page ${password}`)).slice(0, 16);
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
