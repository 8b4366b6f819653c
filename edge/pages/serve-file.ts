import type { ManifestFile } from '../../compiler/model/index.ts';
import type { Blobs } from '../release/blobs.ts';
import { isCompressible, readCompressed } from '../release/compressed-blobs.ts';

export interface FileToServe {
  readonly file: ManifestFile;
  readonly blobs: Blobs;
  /** Content security policy of a page. */
  readonly policy?: string | undefined;
  readonly status?: number;
  /** For responses that are rewritten before they are sent. */
  readonly isUncompressed?: boolean;
}

/** Creates the response for a file of a release; undefined when its blob is missing. */
export async function serveFile(request: Request, given: FileToServe): Promise<Response | undefined> {
  const { file, blobs, status = 200, isUncompressed = false } = given;
  const isGzip = !isUncompressed && isCompressible(file.type, file.bytes) && acceptsGzip(request);
  const headers = headersOf(given, isGzip);
  if (status === 200 && isKnown(request, file.hash)) return new Response(null, { status: 304, headers });
  const body = isGzip ? await readCompressed(blobs, file.hash) : (await blobs.get(file.hash))?.body;
  if (body === undefined || body === null) return undefined;
  if (request.method !== 'HEAD') return new Response(body, { status, headers, encodeBody: 'manual' });
  if (body instanceof ReadableStream) await body.cancel();
  return new Response(null, { status, headers });
}

function headersOf({ file, policy }: FileToServe, isGzip: boolean): Headers {
  const isText = isCompressible(file.type, file.bytes);
  const headers = new Headers({
    'content-type': file.type,
    etag: `"${file.hash}${isGzip ? '-gz' : ''}"`,
    // Pages are revalidated with each request; hashed files never change.
    'cache-control': file.isHashed === true ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (isGzip) headers.set('content-encoding', 'gzip');
  if (isText) headers.set('vary', 'accept-encoding');
  const guard = policy ?? (file.type.startsWith('image/svg+xml') ? INERT : undefined);
  if (guard !== undefined) headers.set('content-security-policy', guard);
  return headers;
}

/** Uploaded SVG files may contain scripts, which must not run when the file is opened directly. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Whether the visitor has these bytes, compressed or not. */
function isKnown(request: Request, hash: string): boolean {
  const given = request.headers.get('if-none-match');
  if (given === null) return false;
  return given
    .slice(0, 2000)
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${hash}"` || tag === `"${hash}-gz"`);
}

export function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted.slice(0, 500));
}
