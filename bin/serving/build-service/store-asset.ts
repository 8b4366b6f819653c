import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { storedFileName } from '../../../formatters/vocabulary/rules/stored-file-name.ts';

/** Stores an upload under an unused file name and returns it. Safe for concurrent uploads of the same name. */
export function storeAsset(folder: string, filename: string, bytes: Uint8Array): string {
  makeFolder(folder);
  for (let number = 1; ; number += 1) {
    const name = storedFileName(filename, number);
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
