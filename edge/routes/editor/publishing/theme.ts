import type { Context } from 'hono';
import { ApiError } from '../../../platform/api-error.ts';
import { createBuildService } from '../../../release/build-service.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NO_THEME = 'The theme has errors. Run quoin check in the folder of the site.';

/** GET theme: for the preview in the browser. */
export async function readTheme(context: Context<AppEnv>): Promise<Response> {
  const buildService = createBuildService(context.env);
  if (buildService === undefined) throw new ApiError(501, 'Not available here. Run quoin dev.');
  const theme = await buildService.theme();
  if (theme === undefined) throw new ApiError(404, NO_THEME);
  return new Response(theme.body, { headers: { 'content-type': 'application/json' } });
}
