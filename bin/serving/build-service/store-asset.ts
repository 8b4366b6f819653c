import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';

/** Stores an upload under an unused file name and returns it. Safe for concurrent uploads of the same name. */
export function storeAsset(folder: string, filename: string, bytes: Uint8Array): string {
  makeFolder(folder);
  const extension = extname(filename).toLowerCase();
  const stem = stemOf(filename);
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    const file = join(folder, name);
    // A document of a deleted image still occupies the name.
    if (existsSync(file) || existsSync(`${file}.json`)) continue;
    if (!reserve(file)) continue;
    try {
      writeAtomically(file, bytes);
      return name;
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
  }
}

/** Creates the file exclusively. */
function reserve(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `Cup on Table.JPG` becomes `cup-on-table`, and duplicates are numbered: `cup-on-table-2.jpg`. */
function stemOf(filename: string): string {
  const stem = basename(filename, extname(filename))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return stem || 'file';
}
