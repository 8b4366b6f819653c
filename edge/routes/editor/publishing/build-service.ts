import type { Context } from 'hono';
import type { EditorBuildServiceResponse } from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import { openBuildService } from '../../../release/build-service.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET build-service. */
export async function readBuildService(context: Context<AppEnv>): Promise<Response> {
  const isConnected = (await openBuildService(context.env, context.get('tenant').siteId)) !== undefined;
  return context.json({ isConnected } satisfies EditorBuildServiceResponse);
}
