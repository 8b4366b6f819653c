import type { FileEntry } from './files.ts';

/** Top-level folders in which JSON files are expected: downloads, output and data of the server. */
const OTHER_FOLDERS: readonly string[] = ['downloads', 'data', 'dist', 'node_modules'];

/** Enough to see whether a folder contains documents. */
const MAX_FILES_IN_FOLDER = 5;

/** No document that is written by hand has more bytes. */
const MAX_BYTES = 100_000;

/**
 * Returns the paths of the first JSON files in each of the folders, which are top-level folders that a site does not have. Leaves
 * out folders that contain a theme or another site.
 */
export function strayFiles(entries: readonly FileEntry[], folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => {
    if (OTHER_FOLDERS.includes(folder)) return [];
    const start = `${folder}/`;
    const paths = entries.filter(({ path }) => path.startsWith(start));
    if (paths.some(({ path }) => OTHER_ROOT.test(path))) return [];
    const documents = paths.filter(({ path, size }) => path.endsWith('.json') && size <= MAX_BYTES);
    return documents.slice(0, MAX_FILES_IN_FOLDER).map(({ path }) => path);
  });
}

const OTHER_ROOT = /\/(?:site\.json|template\.conf)$/;
