import type { Blobs } from './blobs.ts';

/** What is worth compressing; pictures, fonts and films are so already. */
const TEXT_TYPE = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|rss\+xml|manifest\+json|javascript))/;
/** Larger texts are rare, and are sent as they are. */
const LARGEST = 1_000_000;
/** Smaller ones do not get smaller. */
const SMALLEST = 500;
/** Bytes that an isolate keeps: hundreds of pages. */
const ROOM = 24_000_000;

/** Compressed blobs by hash: a bounded cache of the isolate, of what never changes. The oldest leave first. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const total = { bytes: 0 };

export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= SMALLEST && bytes <= LARGEST && TEXT_TYPE.test(type);
}

/** A blob as gzip: compressed once, as neither plain workerd nor the disk does it. */
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
    if (total.bytes <= ROOM) break;
    kept.delete(oldest);
    total.bytes -= length;
  }
}
