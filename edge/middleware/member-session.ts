import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import type { Member } from '../domain/member.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { portCookieName } from './port-cookies.ts';
import { isSecure } from './session-cookie.ts';

/** The session of a customer; HTTP-only. */
export const MEMBER_COOKIE = 'quoin_member';
const PURPOSE = 'member';
const REMEMBERED_SECONDS = 30 * 86_400;

/** A session token and the shard that stores it. */
export interface MemberSession {
  readonly shard: number;
  readonly token: string;
}

export interface SignedInMember extends Member {
  readonly shard: number;
}

/** Returns the session of the request. Cookies without a valid signature are not looked up. */
export async function memberSession(context: Context<AppEnv>): Promise<MemberSession | undefined> {
  const cookie = getCookie(context, portCookieName(context, MEMBER_COOKIE));
  const value = cookie === undefined ? undefined : await context.get('tenant').keys.verify(PURPOSE, cookie);
  return value === undefined
    ? undefined
    : { shard: Number.parseInt(value.slice(0, 1), 16), token: value.slice(1) };
}

/** Returns the signed-in customer. */
export async function findMember(context: Context<AppEnv>): Promise<SignedInMember | undefined> {
  const session = await memberSession(context);
  if (session === undefined) return undefined;
  const member = await context.get('tenant').member(session.shard).memberOf(session.token);
  return member && { ...member, shard: session.shard };
}

export async function setMemberSession(
  context: Context<AppEnv>,
  { shard, token }: MemberSession,
  { id, isRemembered }: { readonly id: string; readonly isRemembered: boolean },
): Promise<void> {
  const value = await context.get('tenant').keys.sign(PURPOSE, `${shard.toString(16)}${token}`);
  const life = isRemembered ? { maxAge: REMEMBERED_SECONDS } : {};
  const common = { path: '/', sameSite: 'Lax', secure: isSecure(context), ...life } as const;
  setCookie(context, portCookieName(context, MEMBER_COOKIE), value, { ...common, httpOnly: true });
  // Lets scripts detect that a customer is signed in; the server never trusts it (gaps A8).
  const info = JSON.stringify({ authenticated: true, siteUserId: id });
  setCookie(context, COOKIES.siteUserInfo.name, info, common);
}

export function clearMemberSession(context: Context<AppEnv>): void {
  for (const name of [portCookieName(context, MEMBER_COOKIE), COOKIES.siteUserInfo.name]) {
    deleteCookie(context, name, { path: '/', secure: isSecure(context) });
  }
}
