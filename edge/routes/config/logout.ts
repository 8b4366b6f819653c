import type { Context } from 'hono';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { clearSession, signedToken } from '../../middleware/contributor.ts';
import { rotateCrumb } from '../../middleware/crumb.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** POST /config/logout. Idempotent. */
export async function signOut(context: Context<AppEnv>): Promise<Response> {
  const token = await signedToken(context);
  const { account, site } = context.get('tenant');
  if (token !== undefined) {
    await account().signOut(token);
    await site().checkWatchers();
  }
  clearSession(context);
  const xsrfToken = await rotateCrumb(context, '');
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  return isJson ? context.json({ xsrfToken }) : context.redirect(API.login, 303);
}
