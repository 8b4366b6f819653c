import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Requires `Authorization: Bearer …` with the admin token, or the one before a rotation. Cookies are ignored, which prevents CSRF. */
export const requireAdminToken: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!(await hasAdminToken(context))) throw new ApiError(401, MESSAGES.notAllowed);
  return next();
};

/** Requires the token of monitoring, or the admin token. */
export const requireMetricsToken: MiddlewareHandler<AppEnv> = async (context, next) => {
  const isRight = (await hasAdminToken(context)) || (await hasToken(context, context.env.METRICS_TOKEN));
  if (!isRight) throw new ApiError(401, MESSAGES.notAllowed);
  return next();
};

async function hasAdminToken(context: Context<AppEnv>): Promise<boolean> {
  const { ADMIN_TOKEN, ADMIN_TOKEN_PREVIOUS } = context.env;
  return (await hasToken(context, ADMIN_TOKEN)) || hasToken(context, ADMIN_TOKEN_PREVIOUS);
}

/** False without a token. */
async function hasToken(context: Context<AppEnv>, token = ''): Promise<boolean> {
  const given = context.req.header('authorization') ?? '';
  return token !== '' && (await isSameText(given, `Bearer ${token}`));
}

/** Compares hashes in constant time. */
async function isSameText(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([digest(one), digest(other)]);
  return crypto.subtle.timingSafeEqual(first, second);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
