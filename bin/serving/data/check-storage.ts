import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** More than what databases can write into space that they have already allocated. */
const TEST_BYTES = 256 * 1024;
/** Anyone may ask for the health of the server; that must not keep the disk busy. */
const CACHE_MS = 1000;

/** Returns a function that writes a file to a folder and returns why it could not; undefined when it could. */
export function createStorageCheck(folder: string, clock: () => number = Date.now): () => string | undefined {
  let last: { readonly at: number; readonly problem: string | undefined } | undefined;
  return () => {
    const now = clock();
    if (last === undefined || Math.abs(now - last.at) >= CACHE_MS)
      last = { at: now, problem: storageProblem(folder) };
    return last.problem;
  };
}

function storageProblem(folder: string): string | undefined {
  const path = join(folder, `storage-check.${process.pid}`);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      const bytes = new Uint8Array(TEST_BYTES);
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Public: no path.
    return (code && REASONS[code]) || 'The data folder cannot be written';
  } finally {
    rmSync(path, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk is read-only',
};
