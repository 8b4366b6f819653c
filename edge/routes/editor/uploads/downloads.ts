import type { Context } from 'hono';
import { z } from 'zod';
import type { EditorDownloadResponse } from '../../../../formatters/vocabulary/api/editor/uploads.ts';
import { MAX_DOWNLOAD_BYTES } from '../../../middleware/body-limit.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { lengthOf, NOT_STORABLE, NOT_STORED, nameOf, tooLarge, uploadsOf } from './upload-request.ts';

export const downloadResponseSchema: z.ZodType<EditorDownloadResponse> = z.strictObject({
  filename: z.string(),
});

/** POST downloads?filename=…: stores a file of any type that customers download after payment. */
export async function uploadDownload(context: Context<AppEnv>): Promise<Response> {
  const filename = nameOf(context.req.query('filename') ?? '');
  const uploads = uploadsOf(context);
  if (uploads === undefined) throw new ApiError(501, NOT_STORABLE);
  const length = lengthOf(context.req.header('content-length'));
  if (length > MAX_DOWNLOAD_BYTES) throw tooLarge(filename, MAX_DOWNLOAD_BYTES);
  const { body } = context.req.raw;
  if (length === 0 || body === null) throw new ApiError(400, NOT_STORED);
  const content = body.pipeThrough(new FixedLengthStream(length));
  const stored: EditorDownloadResponse = await uploads
    .addDownload({ filename, length, content })
    .catch((error: unknown) => {
      logError(error, { call: 'upload' });
      throw new ApiError(500, NOT_STORED);
    });
  return context.json(stored);
}
