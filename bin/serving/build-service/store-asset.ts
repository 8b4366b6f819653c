import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../data/data-folder.ts';

/**
 * Stores an uploaded file under a name that nobody has, also when others store files of that name at the same moment, and
 * gives the name.
 */
export function storeAsset(folder: string, filename: string, bytes: Uint8Array): string {
  makeFolder(folder);
  const extension = extname(filename).toLowerCase();
  const stem = stemOf(filename);
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}${extension}`;
    const file = join(folder, name);
    // The document of a picture that somebody took away keeps its name.
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

/** Only one process makes a file. */
function reserve(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** `Cup on Table.JPG` is `cup-on-table`; with it come `cup-on-table.jpg`, and `cup-on-table-2.jpg` after that. */
function stemOf(filename: string): string {
  const stem = basename(filename, extname(filename))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return stem || 'file';
}
