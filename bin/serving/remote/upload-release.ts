import { readFile } from 'node:fs/promises';
import { blobsOfRelease, type Manifest } from '../../../compiler/model/index.ts';
import type { BlobFolder } from '../data/blob-folder.ts';
import type { BlobStore } from '../data/blob-store.ts';

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

/** More do not make it faster, and the server works for visitors too. */
const PARALLEL = 6;

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

/** After a failure, no further call is begun, and those that were begun are awaited. */
async function inParallel<Item>(items: readonly Item[], call: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  let failure: { readonly error: unknown } | undefined;
  const work = async () => {
    for (const item of rest) {
      if (failure !== undefined) return;
      await call(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (failure !== undefined) throw failure.error;
}
