import { createHash } from 'node:crypto';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';

/** Immutable content by SHA-256: `blobs/ab/abcdef…`. The Worker reads it through the `DISK` binding. */
export interface BlobFolder {
  /** Stores content durably and returns its hash; `isNew` is false when it existed already. */
  put(content: Uint8Array): { readonly hash: string; readonly isNew: boolean };
  has(hash: string): boolean;
  pathOf(hash: string): string;
}

export function createBlobFolder(disk: string): BlobFolder {
  const pathOf = (hash: string) => join(disk, 'blobs', hash.slice(0, 2), hash);
  const has = (hash: string) => existsSync(pathOf(hash));
  return {
    pathOf,
    has,
    put(content) {
      const hash = createHash('sha256').update(content).digest('hex');
      const path = pathOf(hash);
      const existing = statSync(path, { throwIfNoEntry: false });
      // A different size means that a power failure truncated the blob.
      if (existing?.size === content.length) {
        refreshAge(path, existing.mtimeMs);
        return { hash, isNew: false };
      }
      makeFolder(dirname(path));
      writeAtomically(path, content);
      return { hash, isNew: true };
    },
  };
}

const REFRESH_AFTER_MS = 10 * 60 * 1000;

/** No release refers to the blob yet, so its age protects it from the sweep. */
function refreshAge(path: string, mtimeMs: number): void {
  const now = Date.now();
  if (mtimeMs < now - REFRESH_AFTER_MS) utimesSync(path, now / 1000, now / 1000);
}
