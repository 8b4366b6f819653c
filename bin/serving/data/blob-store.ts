import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BlobFolder } from './blob-folder.ts';

/** Where releases are published to: immutable content by SHA-256. */
export interface BlobStore {
  /** Returns those of the hashes that are not stored. */
  missing(hashes: readonly string[]): Promise<readonly string[]>;
  /** Stores content, and returns whether it is new. Rejects content with another hash. */
  put(hash: string, content: Uint8Array): Promise<boolean>;
  /** Throws for a blob that is not stored. */
  get(hash: string): Promise<Uint8Array>;
}

/** The folder that a Worker on this machine reads. */
export function createDiskBlobStore(folder: BlobFolder): BlobStore {
  return {
    missing: async (hashes) => hashes.filter((hash) => !folder.has(hash)),
    put: async (hash, content) => {
      if (createHash('sha256').update(content).digest('hex') !== hash)
        throw new Error(`The content is not that of the hash ${hash}`);
      return folder.put(content).isNew;
    },
    get: (hash) => readFile(folder.pathOf(hash)),
  };
}
