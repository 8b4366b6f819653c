import type { MiddlewareHandler } from 'hono';
import { MAX_BLOB_BYTES } from '../../formatters/vocabulary/api/blobs.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Maximum size of an upload (gaps B13: 1 MB is 1e6 bytes). */
export const MAX_UPLOAD_BYTES = 20_000_000;

/** Maximum size of a file that customers download. */
export const MAX_DOWNLOAD_BYTES = 100_000_000;

/** Limit for visitors; a form with many long fields is the largest request. */
const DEFAULT_BYTES = 64 * 1024;

/** Higher limits by path prefix, for contributors and the admin token only. */
const LARGER = [
  // The upload handlers check the size while streaming and return the message of the specification.
  { path: API.editorAssets, bytes: Number.POSITIVE_INFINITY },
  { path: API.editorDownloads, bytes: Number.POSITIVE_INFINITY },
  { path: API.editorTransactions, bytes: 4_000_000 },
  { path: '/api/editor/v1/docs/', bytes: 4_000_000 },
  { path: API.editorPublish, bytes: 4_000_000 },
  // 1,000 lines with ids of maximum length.
  { path: API.editorInventory, bytes: 1_000_000 },
  { path: '/_admin/blobs/missing', bytes: 64 * 1024 },
  { path: '/_admin/blobs/', bytes: MAX_BLOB_BYTES },
  { path: '/_admin/', bytes: 30_000_000 },
] as const;

/**
 * Rejects bodies that are too large. The body is not read here, since authorization comes first: a body without a
 * length is counted while the handler reads it.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { raw, path } = context.req;
  const bytes = LARGER.find((call) => path.startsWith(call.path))?.bytes ?? DEFAULT_BYTES;
  if (bytes === Number.POSITIVE_INFINITY || raw.body === null) return next();
  const length = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length');
  if (length === null) context.req.raw = new Request(raw, { body: raw.body.pipeThrough(atMost(bytes)) });
  else if (!(Number(length) <= bytes)) throw tooLarge();
  return next();
};

/** Fails when the stream exceeds the limit. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > bytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function tooLarge(): ApiError {
  return new ApiError(413, MESSAGES.tooLarge);
}
