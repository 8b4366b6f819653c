import type { Context } from 'hono';
import { hashSchema } from '../../../../compiler/model/index.ts';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor/releases.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { requireActivated } from '../../../publishing/build-and-activate.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET releases. */
export async function listReleases(context: Context<AppEnv>): Promise<Response> {
  const response: EditorReleasesResponse = { releases: await context.get('tenant').site().releases() };
  return context.json(response);
}

/** POST releases/:releaseId/rollback. Changes what visitors see; documents stay as they are. */
export async function rollBack(context: Context<AppEnv>): Promise<Response> {
  const checked = hashSchema.safeParse(context.req.param('releaseId'));
  if (!checked.success) throw new ApiError(404, 'Release not found.');
  const { siteId, site } = context.get('tenant');
  requireActivated(siteId, await site().rollback(siteId, checked.data, context.get('contributor').id));
  return listReleases(context);
}
