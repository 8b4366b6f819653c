import type { Context } from 'hono';
import { findFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import { createFontHost } from '../../../ports/create-font-ports.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const NO_PREVIEW = 'There is no preview of this font.';

/**
 * GET fonts/:family/preview: a font of the catalog with the characters of its preview. The server requests it, so the host of the
 * fonts learns nothing about the contributor.
 */
export async function previewFont(context: Context<AppEnv>): Promise<Response> {
  const font = findFont(context.req.param('family') ?? '');
  if (font === undefined) throw new ApiError(404, MESSAGES.notFound);
  const bytes = await createFontHost(context.env)?.preview(font);
  if (bytes === undefined) throw new ApiError(404, NO_PREVIEW);
  return new Response(bytes, {
    headers: {
      'content-type': 'font/woff2',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `private, max-age=${MAX_AGE_S}`,
    },
  });
}

/** 30 days: fonts hardly ever change. */
const MAX_AGE_S = 30 * 86_400;
