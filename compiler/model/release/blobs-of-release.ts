import type { Manifest } from './manifest.ts';

/** Returns the hashes of all blobs that a release needs, without its manifest. */
export function blobsOfRelease(manifest: Manifest): ReadonlySet<string> {
  const { edgeData, downloads = [], protected: behind = [] } = manifest;
  const folders = [manifest, ...behind].map(({ files }) => Object.values(files));
  return new Set([edgeData, ...downloads, ...folders.flat().map(({ hash }) => hash)]);
}
