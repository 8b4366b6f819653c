import type { Context } from 'hono';
import { z } from 'zod';
import { designSchema, idSchema } from '../../../../compiler/model/index.ts';
import type { EditorThemeStylesResponse } from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { type BuildService, createBuildService } from '../../../release/build-service.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NO_THEME = 'The theme has errors. Run quoin check in the folder of the site.';

/** The design need not be stored: a color that is being dragged. `assets` has the file names of those that it names. */
export const themeStylesSchema = z.strictObject({
  design: designSchema,
  assets: z.record(idSchema, z.string().max(255)).default({}),
});

/** GET theme: for the preview in the browser. */
export async function readTheme(context: Context<AppEnv>): Promise<Response> {
  const theme = await requireBuildService(context).theme();
  if (theme === undefined) throw new ApiError(404, NO_THEME);
  return new Response(theme.body, { headers: { 'content-type': 'application/json' } });
}

/** POST theme: the style sheet of the theme with another design. */
export async function compileThemeStyles(context: Context<AppEnv>): Promise<Response> {
  const buildService = requireBuildService(context);
  const styles = await buildService.themeStyles(await readJson(context, themeStylesSchema));
  if (styles === undefined) throw new ApiError(404, NO_THEME);
  return context.json(styles satisfies EditorThemeStylesResponse);
}

function requireBuildService({ env }: Context<AppEnv>): BuildService {
  const buildService = createBuildService(env);
  if (buildService === undefined) throw new ApiError(501, 'Not available here. Run quoin dev.');
  return buildService;
}
