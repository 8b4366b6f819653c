import { readFile } from 'node:fs/promises';
import { blobsOfRelease, type Manifest } from '../../../compiler/model/index.ts';
import type { BlobFolder } from '../data/blob-folder.ts';
import type { BlobStore } from '../data/blob-store.ts';
import { inParallel } from './in-parallel.ts';

export interface UploadOptions {
  /** Contains all blobs of the release. */
  readonly from: BlobFolder;
  readonly to: BlobStore;
  readonly releaseId: string;
  /** Called after each stored blob. */
  onProgress?(progress: UploadProgress): void;
}

export interface UploadProgress {
  readonly done: number;
  /** Blobs that were missing, with the manifest. */
  readonly total: number;
}

export interface UploadedRelease {
  readonly uploaded: number;
  /** Blobs that were stored already. */
  readonly reused: number;
}

/**
 * Stores the missing blobs of a release, its manifest last. After an interruption, the next call continues: what was stored is not
 * missing any more.
 */
export async function uploadRelease({
  from,
  to,
  releaseId,
  onProgress,
}: UploadOptions): Promise<UploadedRelease> {
  const read = (hash: string) => readFile(from.pathOf(hash));
  const manifest = JSON.parse((await read(releaseId)).toString('utf8')) as Manifest;
  const hashes = [...blobsOfRelease(manifest)];
  const missing = await to.missing([...hashes, releaseId]);
  const blobs = missing.filter((hash) => hash !== releaseId);
  let done = 0;
  const store = async (hash: string) => {
    await to.put(hash, await read(hash));
    done += 1;
    onProgress?.({ done, total: missing.length });
  };
  await inParallel(blobs, store);
  if (missing.includes(releaseId)) await store(releaseId);
  return { uploaded: missing.length, reused: hashes.length + 1 - missing.length };
}
