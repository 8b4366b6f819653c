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
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const total = { bytes: 0 };

export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && bytes <= MAX_BYTES && TEXT_TYPE.test(type);
}

/** Returns a gzipped blob, compressed once; neither plain workerd nor the disk service compresses. */
export async function readCompressed(
  blobs: Blobs,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = kept.get(hash);
  if (known !== undefined) return known;
  const { body } = (await blobs.get(hash)) ?? {};
  if (body === null || body === undefined) return undefined;
  const stream = body.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  keep(hash, bytes);
  return bytes;
}

function keep(hash: string, bytes: Uint8Array<ArrayBuffer>): void {
  if (kept.has(hash)) return;
  kept.set(hash, bytes);
  total.bytes += bytes.length;
  for (const [oldest, { length }] of kept) {
    if (total.bytes <= MAX_CACHE_BYTES) break;
    kept.delete(oldest);
    total.bytes -= length;
  }
}
