import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { findMember } from '../../middleware/member-session.ts';
import { readJson } from '../../middleware/read-body.ts';
import { isSecure } from '../../middleware/session-cookie.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { localeSchema } from './schemas.ts';

/** POST /api/site-users/account/locale: stored in a cookie, and in the account of a signed-in customer. */
export async function setLocale(context: Context<AppEnv>): Promise<Response> {
  const { language } = await readJson(context, localeSchema);
  const member = await findMember(context);
  if (member !== undefined) {
    await context.get('tenant').member(member.shard).setLanguage(member.id, language);
  }
  const { name, seconds } = COOKIES.locale;
  setCookie(context, name, language, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context),
    maxAge: seconds,
  });
  return context.json({ language });
}
