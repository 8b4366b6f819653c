import { blobsOfRelease, type Manifest } from '../../../compiler/model/index.ts';
import type { BlobStore } from '../data/blob-store.ts';
import { inParallel } from '../remote/in-parallel.ts';
import type { UploadProgress } from '../remote/upload-release.ts';

export interface CopyReleasesOptions {
  readonly from: BlobStore;
  readonly to: BlobStore;
  readonly releaseIds: readonly string[];
  onProgress?(progress: UploadProgress): void;
}

/** Copies the blobs that the other server lacks, manifests last. */
export async function copyReleases({ from, to, releaseIds, onProgress }: CopyReleasesOptions): Promise<void> {
  const hashes = new Set<string>();
  for (const id of releaseIds) {
    const manifest = JSON.parse(new TextDecoder().decode(await from.get(id))) as Manifest;
    for (const hash of blobsOfRelease(manifest)) hashes.add(hash);
  }
  const blobs = await to.missing([...hashes]);
  const manifests = await to.missing(releaseIds);
  const total = blobs.length + manifests.length;
  let done = 0;
  const copy = async (hash: string) => {
    await to.put(hash, await from.get(hash));
    done += 1;
    onProgress?.({ done, total });
  };
  await inParallel(blobs, copy);
  await inParallel(manifests, copy);
}
