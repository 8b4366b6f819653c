import type { Context } from 'hono';
import { hashSchema } from '../../../../compiler/model/index.ts';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { answerSwitch } from '../../../publishing/publish-documents.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET releases. */
export async function listReleases(context: Context<AppEnv>): Promise<Response> {
  const answer: EditorReleasesResponse = { releases: await context.get('tenant').site().releases() };
  return context.json(answer);
}

/** POST releases/:releaseId/rollback. Documents stay as they are: only what visitors see goes back. */
export async function rollBack(context: Context<AppEnv>): Promise<Response> {
  const checked = hashSchema.safeParse(context.req.param('releaseId'));
  if (!checked.success) throw new ApiError(404, 'There is no such release.');
  const { siteId, site } = context.get('tenant');
  answerSwitch(siteId, await site().rollback(siteId, checked.data, context.get('contributor').id));
  return listReleases(context);
}
