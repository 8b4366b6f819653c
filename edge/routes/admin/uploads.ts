import type { Context } from 'hono';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { type UploadFolder, uploadPath } from '../../uploads/bucket-uploads.ts';

const FOLDERS: readonly string[] = ['assets', 'downloads'] satisfies UploadFolder[];

/** GET /_admin/uploads/:folder/:filename: an original for a build service elsewhere. */
export async function readUpload(context: Context<AppEnv>): Promise<Response> {
  const { folder = '', filename = '' } = context.req.param();
  const isFolder = (name: string): name is UploadFolder => FOLDERS.includes(name);
  const { siteId } = context.get('tenant');
  const found = isFolder(folder) ? await context.env.R2?.get(uploadPath(siteId, folder, filename)) : null;
  if (!found) throw new ApiError(404, MESSAGES.notFound);
  return new Response(found.body, {
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(found.size) },
  });
}
