import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The SHA-256 of the names and contents of files, in hexadecimal.
 *
 * @param {readonly string[]} sources files and folders, relative to the project; folders with all that they contain
 * @param {(path: string) => boolean} [isSource] for files in the folders; default: all
 */
export async function hashOfSources(sources, isSource = () => true) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const names = (await stat(path)).isFile() ? [''] : await filesIn(path, isSource);
    for (const name of names) hash.update(`${source}/${name}\0`).update(await readFile(join(path, name)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {(path: string) => boolean} isSource
 */
async function filesIn(folder, isSource) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isSource)
    .sort();
}
