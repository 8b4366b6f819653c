import type { Context } from 'hono';
import { requestedDownload } from '../../../checkout/downloads.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET /checkout/download?token=…: streams a file of a paid order. */
export async function download(context: Context<AppEnv>): Promise<Response> {
  const release = await requireRelease(context);
  const found = await requestedDownload(context, release, context.req.query('token') ?? '');
  if (found === 'expired') throw new ApiError(410, COMMERCE_MESSAGES.downloadExpired);
  if (found === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownDownload);
  const { filename, hash, bytes } = found.file;
  const body = (await release.blobs.get(hash))?.body;
  if (!body) throw new ApiError(404, COMMERCE_MESSAGES.unknownDownload);
  // A length that is known lets browsers show the progress.
  const stream = bytes === undefined ? body : body.pipeThrough(new FixedLengthStream(bytes));
  return new Response(stream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': attachmentOf(filename),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** Names the file for all browsers (RFC 6266): in ASCII, and exactly. */
function attachmentOf(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
