import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blobsOfRelease, type Manifest } from '../../../compiler/model/index.ts';

export interface SweepOptions {
  /** The folder that contains `blobs/`. */
  readonly disk: string;
  /** Manifest hashes of the retained releases. */
  readonly releases: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Blobs of a running build are not in a release yet. */
export const GRACE_PERIOD_MS = 60 * 60 * 1000;

/**
 * Deletes blobs that no release refers to and returns their number. Deletes nothing when a manifest is unreadable.
 */
export function sweepBlobs({ disk, releases, now }: SweepOptions): number {
  const blobs = join(disk, 'blobs');
  const needed = mark(blobs, releases);
  if (needed === undefined) return 0;
  let count = 0;
  for (const folder of readdirSync(blobs, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    for (const name of readdirSync(join(blobs, folder.name))) {
      const path = join(blobs, folder.name, name);
      if (needed.has(name) || statSync(path).mtimeMs > now - GRACE_PERIOD_MS) continue;
      rmSync(path, { force: true });
      count += 1;
    }
  }
  return count;
}

function mark(blobs: string, releases: readonly string[]): ReadonlySet<string> | undefined {
  if (releases.length === 0) return undefined;
  const needed = new Set<string>();
  try {
    for (const id of releases) {
      const manifest = JSON.parse(readFileSync(join(blobs, id.slice(0, 2), id), 'utf8')) as Manifest;
      needed.add(id);
      for (const hash of blobsOfRelease(manifest)) needed.add(hash);
    }
    return needed;
  } catch {
    return undefined;
  }
}
