import type { Context } from 'hono';
import { z } from 'zod';
import { hashSchema } from '../../../compiler/model/index.ts';
import {
  MAX_BLOB_HASHES,
  type MissingBlobsResponse,
  type StoredBlobResponse,
} from '../../../formatters/vocabulary/api/blobs.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { createBlobs } from '../../release/blobs.ts';
import { storeBlob, WrongContent } from '../../release/store-blob.ts';
import { missingBlobs } from '../../release/stored-blobs.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const NO_BUCKET = 'This server stores releases in its own folder. Publish on its machine: quoin publish';
const NOT_A_HASH = 'The name of a blob must be its SHA-256 in hex.';
const NO_LENGTH = 'A blob must be sent with its content-length.';
const WRONG_CONTENT = 'The content is not that of the hash. Send the blob again.';

const missingSchema = z.object({ hashes: z.array(hashSchema).max(MAX_BLOB_HASHES) });

/** POST /_admin/blobs/missing: returns those of the hashes that are not stored. */
export async function listMissingBlobs(context: Context<AppEnv>): Promise<Response> {
  const { hashes } = await readJson(context, missingSchema);
  const missing = await missingBlobs(requireBucket(context), hashes);
  return context.json({ missing } satisfies MissingBlobsResponse);
}

/** PUT /_admin/blobs/:hash: stores a blob. One that is stored already is never changed. */
export async function putBlob(context: Context<AppEnv>): Promise<Response> {
  const bucket = requireBucket(context);
  const hash = context.req.param('hash') ?? '';
  const { body, headers } = context.req.raw;
  if (!hashSchema.safeParse(hash).success) throw new ApiError(400, NOT_A_HASH);
  if (!headers.has('content-length')) throw new ApiError(411, NO_LENGTH);
  try {
    const isNew = await storeBlob(bucket, hash, body ?? new Uint8Array());
    return context.json({ isNew } satisfies StoredBlobResponse, isNew ? 201 : 200);
  } catch (error) {
    if (error instanceof WrongContent) throw new ApiError(400, WRONG_CONTENT);
    throw error;
  }
}

/** GET /_admin/blobs/:hash: returns a blob. */
export async function readBlob(context: Context<AppEnv>): Promise<Response> {
  const hash = context.req.param('hash') ?? '';
  if (!hashSchema.safeParse(hash).success) throw new ApiError(400, NOT_A_HASH);
  const blob = await createBlobs(context.env).get(hash);
  if (blob === undefined) throw new ApiError(404, MESSAGES.notFound);
  return new Response(blob.body, { headers: { 'content-type': 'application/octet-stream' } });
}

function requireBucket({ env }: Context<AppEnv>): R2Bucket {
  const { R2, DISK } = env;
  if (R2 === undefined || DISK !== undefined) throw new ApiError(501, NO_BUCKET);
  return R2;
}
