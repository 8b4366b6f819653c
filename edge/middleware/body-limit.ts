import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { API } from '../../formatters/vocabulary/index.ts';
import { ApiError } from '../api-error.ts';
import type { AppEnv } from '../app-env.ts';
import { MESSAGES } from '../messages.ts';

/** Of one upload (gaps B13: 1 MB is 1e6 bytes). */
export const MAX_UPLOAD_BYTES = 20_000_000;

/** Calls of visitors are small: a form of many long answers is the largest. */
const DEFAULT_BYTES = 64 * 1024;

/** Calls with a lot to say, by the beginning of their path. All of them need a session or the admin's token. */
const LARGER = [
  // The upload itself looks at its size while it streams, and answers with the sentence of the specification.
  { path: API.editorAssets, bytes: Number.POSITIVE_INFINITY },
  { path: API.editorTransactions, bytes: 4_000_000 },
  { path: '/api/editor/v1/docs/', bytes: 4_000_000 },
  { path: API.editorPublish, bytes: 1_000_000 },
  { path: '/_admin/', bytes: 30_000_000 },
] as const;

/** Refuses bodies that are larger than any honest one of their call. */
export const limitBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  const bytes = LARGER.find(({ path }) => context.req.path.startsWith(path))?.bytes ?? DEFAULT_BYTES;
  if (bytes === Number.POSITIVE_INFINITY || context.req.raw.body === null) return next();
  return bodyLimit({ maxSize: bytes, onError: refuse })(context, next);
};

function refuse(): never {
  throw new ApiError(413, MESSAGES.tooLarge);
}
