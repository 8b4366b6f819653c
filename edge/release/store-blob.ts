import { blobPath } from './blobs.ts';

/**
 * Stores a blob unless the bucket contains it; the bucket compares the content with the hash. Returns whether it is new. Throws
 * `WrongContent`.
 */
export async function storeBlob(
  bucket: R2Bucket,
  hash: string,
  content: ReadableStream | Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const stored = await bucket.put(blobPath(hash), content, {
      sha256: hash,
      onlyIf: { etagDoesNotMatch: '*' },
    });
    return stored !== null;
  } catch (error) {
    if (error instanceof Error && /checksum/i.test(error.message)) throw new WrongContent();
    throw error;
  }
}

/** The content has another hash than the name says. */
export class WrongContent extends Error {
  override readonly name = 'WrongContent';
}
