import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Requires `Authorization: Bearer …` with the admin token. Cookies are ignored, which prevents CSRF. */
export const requireAdminToken: MiddlewareHandler<AppEnv> = async (context, next) => {
  const given = context.req.header('authorization') ?? '';
  const { ADMIN_TOKEN } = context.env;
  const isRight = ADMIN_TOKEN !== '' && (await isSameText(given, `Bearer ${ADMIN_TOKEN}`));
  if (!isRight) throw new ApiError(401, MESSAGES.notAllowed);
  return next();
};

/** Compares hashes in constant time. */
async function isSameText(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([digest(one), digest(other)]);
  return crypto.subtle.timingSafeEqual(first, second);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
