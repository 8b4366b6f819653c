import type { Context } from 'hono';
import { areaOfDoc, type Doc, may } from '../../../../compiler/model/index.ts';
import type { EditorSiteAnswer } from '../../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../../app-env.ts';
import { MAX_UPLOAD_BYTES } from '../../../middleware/body-limit.ts';

/** GET site. */
export async function readSite(context: Context<AppEnv>): Promise<Response> {
  const { siteId, site } = context.get('tenant');
  const { roles } = context.get('contributor');
  const docs = await site().readSite();
  const answer: EditorSiteAnswer = {
    websiteId: siteId,
    siteUrl: '/',
    docs: docs.filter((doc) => mayRead(roles, doc)),
    canPublish: context.env.WORKSHOP !== undefined,
    maxUploadBytes: MAX_UPLOAD_BYTES,
  };
  return context.json(answer);
}

/** The settings hold the site's name, language and currency: every screen needs them. */
export function mayRead(roles: readonly number[], { key, body }: Doc): boolean {
  const area = areaOfDoc(key, body);
  return may(roles, `${area}.read`) || (area === 'settings' && may(roles, 'pages.read'));
}
