import type { Context } from 'hono';
import {
  type DocKey,
  docKeySchema,
  idSchema,
  ownValue,
  type Transaction,
} from '../../../../compiler/model/index.ts';
import type { EditorAssetResponse } from '../../../../formatters/vocabulary/api/editor/uploads.ts';
import { MAX_UPLOAD_BYTES } from '../../../middleware/body-limit.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { ActiveRelease } from '../../../release/active-release.ts';
import { openBuildService } from '../../../release/build-service.ts';
import { imageAtLeast } from '../../../release/image-width.ts';
import { parsePath } from '../../../release/parse-path.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { DamagedFile, HEAD_BYTES } from '../../../uploads/uploads.ts';
import { assetResponse } from './asset-response.ts';
import { isSupportedFile } from './file-types.ts';
import { readHead } from './read-head.ts';
import { lengthOf, NOT_STORABLE, NOT_STORED, nameOf, tooLarge, uploadsOf } from './upload-request.ts';

/** Of images that pages show, in pixels. */
const MAX_WIDTH = 2500;

const FILE_CHANGED =
  'Someone else changed this file in the meantime. Reload the page to see their version, then upload yours again.';

/** POST assets?filename=…&id=…: streams the upload without buffering it. */
export async function uploadAsset(context: Context<AppEnv>): Promise<Response> {
  const filename = nameOf(context.req.query('filename') ?? '');
  const given = context.req.query('id');
  if (given !== undefined && !idSchema.safeParse(given).success)
    throw new ApiError(400, MESSAGES.invalidRequest);
  const uploads = uploadsOf(context);
  if (uploads === undefined) throw new ApiError(501, NOT_STORABLE);
  const length = lengthOf(context.req.header('content-length'));
  if (length > MAX_UPLOAD_BYTES) throw tooLarge(filename, MAX_UPLOAD_BYTES);
  const { head, stream, size } = await readHead(context.req.raw.body, HEAD_BYTES);
  if (!isSupportedFile(filename, head)) {
    await stream.cancel();
    throw unsupported(filename);
  }
  const content = stream.pipeThrough(new FixedLengthStream(length));
  const upload = { filename, id: given, head, length, content };
  const asset = await uploads.addAsset(upload).catch((error: unknown) => {
    if (size() < length) throw new ApiError(400, NOT_STORED);
    if (error instanceof DamagedFile) throw unsupported(filename);
    logError(error, { call: 'upload' });
    throw new ApiError(500, NOT_STORED);
  });
  return saveDocument(context, asset, given !== undefined);
}

/** GET assets/:filename: a file for the canvas, published or not, with a policy that blocks scripts. */
export async function readAssetFile(context: Context<AppEnv>): Promise<Response> {
  const parsed = parsePath(new URL(context.req.url).pathname);
  const name = parsed?.endsWithSlash === false ? parsed.parts[4] : undefined;
  const width = /^\d{1,5}$/.exec(context.req.query('width') ?? '')?.[0];
  const file = name === undefined ? undefined : await findAsset(context, name, width);
  if (file === undefined) throw new ApiError(404, MESSAGES.notFound);
  return assetResponse(file, 'private, max-age=60');
}

/** An upload, or a file of the site's folder, which a build service has; without one, as it is published. */
async function findAsset(
  context: Context<AppEnv>,
  name: string,
  width: string | undefined,
): Promise<Response | undefined> {
  const { env } = context;
  const found = await uploadsOf(context)?.asset(name, width);
  if (found !== undefined || env.BUILD_SERVICE !== undefined) return found;
  const { siteId, release } = context.get('tenant');
  const buildService = await openBuildService(env, siteId);
  return (await buildService?.asset(name, width)) ?? publishedAsset(await release(), name, width);
}

async function publishedAsset(
  release: ActiveRelease | undefined,
  name: string,
  width = String(MAX_WIDTH),
): Promise<Response | undefined> {
  if (release === undefined) return undefined;
  const { manifest, blobs } = release;
  const path = `assets/${name}`;
  const file = imageAtLeast(manifest, path, Number(width)) ?? ownValue(manifest.files, path);
  const found = file && (await blobs.get(file.hash));
  return found && new Response(found.body, { headers: { 'content-type': file.type } });
}

/** Concurrent uploads may have the same name. */
const MAX_ATTEMPTS = 50;

/**
 * Creates or updates the document of a file. A retry with an id updates the same document; without an id, each upload
 * gets its own document.
 */
async function saveDocument(
  context: Context<AppEnv>,
  { key, body }: { readonly key: string; readonly body: unknown },
  isNamed: boolean,
): Promise<Response> {
  const first = docKeySchema.parse(key);
  const site = context.get('tenant').site();
  const { id, roles } = context.get('contributor');
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
    const doc: DocKey = isNamed || tries === 1 ? first : `${first}-${tries}`;
    const base = (await site.readDoc(doc))?.rev ?? 0;
    if (base > 0 && !isNamed) continue;
    const transaction: Transaction = {
      id: `upload-${crypto.randomUUID()}`,
      label: 'Upload file',
      ops: [{ doc, at: [], kind: base === 0 ? 'insert' : 'set', value: body }],
      base: { [doc]: base },
      t: Date.now(),
    };
    const result = await site.apply(transaction, { id, roles });
    if (result.status === 412) continue;
    const saved = result.status === 200 ? await site.readDoc(doc) : undefined;
    if (saved === undefined) break;
    return context.json({ doc: saved } satisfies EditorAssetResponse);
  }
  throw new ApiError(409, FILE_CHANGED);
}

function unsupported(filename: string): ApiError {
  return new ApiError(415, `The file ${filename} does not appear to be a supported file`);
}
