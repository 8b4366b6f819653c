import type { Context, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { type Action, may } from '../../compiler/model/index.ts';
import { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import type { Contributor } from '../domain/account.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { portCookieName } from './port-cookies.ts';
import { isSecure, SESSION_COOKIE, sessionTokenOf } from './session-cookie.ts';

/** Requires a dashboard session of this site; responds with 401 otherwise. */
export const requireContributor: MiddlewareHandler<AppEnv> = async (context, next) => {
  const contributor = await findContributor(context);
  if (contributor === undefined) throw new ApiError(401, MESSAGES.signInFirst);
  context.set('contributor', contributor);
  return next();
};

/** Requires one of these permissions; responds with 403 otherwise. Use after `requireContributor`. */
export function requireAction(...actions: readonly Action[]): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { roles } = context.get('contributor');
    if (!actions.some((action) => may(roles, action))) throw new ApiError(403, MESSAGES.notAllowed);
    return next();
  };
}

/** Returns the signed-in contributor. Cookies without a valid signature are not looked up. */
export async function findContributor(context: Context<AppEnv>): Promise<Contributor | undefined> {
  const token = await signedToken(context);
  const tenant = context.get('tenant');
  return token === undefined ? undefined : tenant.account().contributorOf(tenant.siteId, token);
}

/** Returns the session token that `AccountObject` expects. */
export async function signedToken(context: Context<AppEnv>): Promise<string | undefined> {
  const cookie = sessionTokenOf(context);
  return cookie === undefined ? undefined : context.get('tenant').keys.verify('contributor', cookie);
}

const REMEMBERED_SECONDS = 30 * 86_400;

export interface NewSession {
  readonly token: string;
  readonly contributor: Contributor;
  readonly isRemembered: boolean;
}

/** Sets the session cookie and returns its value, which the new crumb is bound to. */
export async function setSession(context: Context<AppEnv>, session: NewSession): Promise<string> {
  const value = await context.get('tenant').keys.sign('contributor', session.token);
  const life = session.isRemembered ? { maxAge: REMEMBERED_SECONDS } : {};
  const common = { path: '/', sameSite: 'Lax', secure: isSecure(context), ...life } as const;
  setCookie(context, portCookieName(context, SESSION_COOKIE), value, { ...common, httpOnly: true });
  // Lets scripts skip analytics for contributors (gaps A8); the server never trusts it.
  setCookie(context, COOKIES.contributorRoles.name, session.contributor.roles.join('.'), common);
  return value;
}

export function clearSession(context: Context<AppEnv>): void {
  const common = { path: '/', sameSite: 'Lax', secure: isSecure(context), maxAge: 0 } as const;
  setCookie(context, portCookieName(context, SESSION_COOKIE), '', { ...common, httpOnly: true });
  setCookie(context, COOKIES.contributorRoles.name, '', common);
}
