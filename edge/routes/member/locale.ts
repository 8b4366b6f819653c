import type { Context } from 'hono';
import { findMember } from '../../middleware/member-session.ts';
import { readJson } from '../../middleware/read-body.ts';
import { saveLanguage } from '../../middleware/saved-language.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { localeSchema } from './schemas.ts';

/** POST /api/site-users/account/locale: stored in a cookie, which pages are served by, and in the account of a signed-in customer. */
export async function setLocale(context: Context<AppEnv>): Promise<Response> {
  const { language } = await readJson(context, localeSchema);
  const member = await findMember(context);
  if (member !== undefined) {
    await context.get('tenant').member(member.shard).setLanguage(member.id, language);
  }
  const response = context.json({ language });
  saveLanguage(context, response.headers, language);
  return response;
}
