import type { Blobs } from './blobs.ts';

/** Compressible types; images, fonts and videos are already compressed. */
const TEXT_TYPE = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/;
/** Larger texts are rare and served uncompressed. */
const MAX_BYTES = 1_000_000;
/** Smaller texts do not shrink. */
const MIN_BYTES = 500;
/** Size of the cache in bytes: hundreds of pages. */
const MAX_CACHE_BYTES = 24_000_000;

/** Cache of the isolate, by hash; the oldest entries are evicted first. */
const cached = new Map<string, Uint8Array<ArrayBuffer>>();
const total = { bytes: 0 };

export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && bytes <= MAX_BYTES && TEXT_TYPE.test(type);
}

/** Returns a gzipped blob, compressed once; neither plain workerd nor the disk service compresses. */
export async function readCompressed(
  blobs: Blobs,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = cached.get(hash);
  if (known !== undefined) return known;
  const { body } = (await blobs.get(hash)) ?? {};
  if (body === null || body === undefined) return undefined;
  const stream = body.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  cacheBlob(hash, bytes);
  return bytes;
}

function cacheBlob(hash: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (cached.has(hash)) return;
  cached.set(hash, bytes);
  total.bytes += bytes.length;
  for (const [oldest, { length }] of cached) {
    if (total.bytes <= MAX_CACHE_BYTES) break;
    cached.delete(oldest);
    total.bytes -= length;
  }
}
