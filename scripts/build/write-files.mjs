import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files, and then deletes what an earlier build left in `cleaned` folders: a program or a page that is loading
 * finds all its files.
 *
 * @param {readonly { path: string, contents: string | Uint8Array }[]} files with absolute paths
 * @param {readonly string[]} cleaned folders that contain nothing but these files
 */
export async function writeFiles(files, cleaned = []) {
  const current = new Set(files.map(({ path }) => path));
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)));
  for (const folder of cleaned) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !current.has(path)) await rm(path);
    }
  }
}
