import type { Context } from 'hono';
import { z } from 'zod';
import { designSchema, idSchema } from '../../../../compiler/model/index.ts';
import type { EditorThemeStylesResponse } from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { requireBuildService } from '../../../publishing/require-build-service.ts';
import { openBuildService } from '../../../release/build-service.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { assetResponse } from '../uploads/asset-response.ts';

const UNKNOWN_THEME = 'The site has no such theme.';
const NO_THEME = 'The theme has errors. Run quoin check in the folder of the site.';

/** Characters. */
const MAX_FOLDER = 1000;

export const themeRequestSchema = z.strictObject({ folder: z.string().max(MAX_FOLDER) });

/** The design need not be stored: a color that is being dragged. `assets` has the file names of those that it names. */
export const themeStylesSchema = z.strictObject({
  design: designSchema,
  assets: z.record(idSchema, z.string().max(255)).default({}),
  theme: z.string().max(MAX_FOLDER).optional(),
});

/** GET themes: those that the site can use. */
export async function listThemes(context: Context<AppEnv>): Promise<Response> {
  const themes = await (await requireBuildService(context)).themes();
  if (themes === undefined) throw new ApiError(404, MESSAGES.notFound);
  return new Response(themes.body, { headers: { 'content-type': 'application/json' } });
}

/** POST themes: copies a theme into the site. The settings name it later. */
export async function addTheme(context: Context<AppEnv>): Promise<Response> {
  const buildService = await requireBuildService(context);
  const { folder } = await readJson(context, themeRequestSchema);
  if (!(await buildService.addTheme(folder))) throw new ApiError(404, UNKNOWN_THEME);
  return context.json({});
}

/** GET theme-file?theme=…&path=…: a font or an image of a theme that need not be published, for the canvas. */
export async function readThemeFile(context: Context<AppEnv>): Promise<Response> {
  const { theme = '', path = '' } = context.req.query();
  const buildService = await openBuildService(context.env, context.get('tenant').siteId);
  const file = await buildService?.themeFile(theme, path);
  if (file === undefined) throw new ApiError(404, MESSAGES.notFound);
  return assetResponse(file, 'private, max-age=300');
}

/** GET theme: for the preview in the browser. */
export async function readTheme(context: Context<AppEnv>): Promise<Response> {
  const theme = await (await requireBuildService(context)).theme(context.req.query('theme'));
  if (theme === undefined) throw new ApiError(404, NO_THEME);
  return new Response(theme.body, { headers: { 'content-type': 'application/json' } });
}

/** POST theme: the style sheet of the theme with another design. */
export async function compileThemeStyles(context: Context<AppEnv>): Promise<Response> {
  const buildService = await requireBuildService(context);
  const styles = await buildService.themeStyles(await readJson(context, themeStylesSchema));
  if (styles === undefined) throw new ApiError(404, NO_THEME);
  return context.json(styles satisfies EditorThemeStylesResponse);
}
