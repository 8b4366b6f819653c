import type { MiddlewareHandler } from 'hono';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Of one upload (gaps B13: 1 MB is 1e6 bytes). */
export const MAX_UPLOAD_BYTES = 20_000_000;

/** Calls of visitors are small: a form of many long answers is the largest. */
const DEFAULT_BYTES = 64 * 1024;

/** Calls with a lot to say, by the beginning of their path. All of them are for whoever is signed in, or has the admin's token. */
const LARGER = [
  // The upload itself looks at its size while it streams, and answers with the sentence of the specification.
  { path: API.editorAssets, bytes: Number.POSITIVE_INFINITY },
  { path: API.editorTransactions, bytes: 4_000_000 },
  { path: '/api/editor/v1/docs/', bytes: 4_000_000 },
  { path: API.editorPublish, bytes: 4_000_000 },
  // A thousand lines with the longest ids that there may be.
  { path: API.editorStock, bytes: 1_000_000 },
  { path: '/_admin/', bytes: 30_000_000 },
] as const;

/**
 * Refuses bodies that are larger than any honest one of their call. Nothing is read here: who may call is settled first,
 * and a body that does not tell its length is counted while its call reads it.
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

/** Fails with the refusal when there is more. */
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
