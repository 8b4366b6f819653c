import type { Context } from 'hono';
import type { EditorChangesResponse } from '../../../../formatters/vocabulary/api/editor/changes.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET changes: documents that these roles may read. Labels are expensive and only included on request. */
export async function listChanges(context: Context<AppEnv>): Promise<Response> {
  const { roles } = context.get('contributor');
  const isLabelled = context.req.query('labels') === 'true';
  const changes = await context.get('tenant').site().changes({ roles, isLabelled });
  const response: EditorChangesResponse = { changes };
  return context.json(response);
}
