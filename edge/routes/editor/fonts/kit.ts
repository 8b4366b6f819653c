import type { Context } from 'hono';
import { typekitIdSchema } from '../../../../compiler/model/index.ts';
import type { EditorFontKitResponse } from '../../../../formatters/vocabulary/api/editor/fonts.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { createFontKits } from '../../../ports/create-font-ports.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NO_KIT = 'Adobe Fonts has no published kit with this ID, or does not respond.';

/** GET font-kits/:kitId. */
export async function readFontKit(context: Context<AppEnv>): Promise<Response> {
  const id = typekitIdSchema.safeParse(context.req.param('kitId'));
  if (!id.success) throw new ApiError(404, MESSAGES.notFound);
  const fonts = await createFontKits(context.env).fonts(id.data);
  if (fonts === undefined) throw new ApiError(404, NO_KIT);
  return context.json({ fonts } satisfies EditorFontKitResponse);
}
