import type { FileEntry, Files } from './files.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** Files by absolute path without a leading `/`: `sites/olaria/site.json`. */
export type FileMap = Readonly<Record<string, string | Uint8Array>>;

/** A folder that exists only in memory: for tests, the editor's preview and Workers. */
export function createMemoryFiles(map: FileMap, root = ''): Files {
  const prefix = root === '' ? '' : `${root}/`;
  function content(path: string): string | Uint8Array {
    const found = Object.hasOwn(map, prefix + path) ? map[prefix + path] : undefined;
    if (found === undefined) throw new Error(`There is no file ${prefix}${path}`);
    return found;
  }
  return {
    list: () =>
      Object.keys(map)
        .filter((path) => path.startsWith(prefix))
        .map((path): FileEntry => {
          const own = path.slice(prefix.length);
          return { path: own, size: sizeOf(content(own)) };
        })
        .filter(({ path }) => !path.split('/').some((piece) => piece.startsWith('.')))
        .sort((left, right) => compare(left.path, right.path)),
    folders: () => {
      const names = Object.keys(map).flatMap((path) => {
        const [name = '', ...below] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
        return below.length === 0 || name.startsWith('.') ? [] : [name];
      });
      return [...new Set(names)].sort(compare);
    },
    readText: (path) => {
      const found = content(path);
      return typeof found === 'string' ? found : decodeUtf8(found);
    },
    readBytes: (path) => {
      const found = content(path);
      return typeof found === 'string' ? encodeUtf8(found) : found;
    },
    open: (folder) => createMemoryFiles(map, joinPath(root, folder)),
    label: (path) => prefix + path,
  };
}

/** `sites/olaria` and `../../themes/kiln` give `themes/kiln`; steps above the top are dropped. */
function joinPath(root: string, folder: string): string {
  const pieces = root === '' ? [] : root.split('/');
  for (const piece of folder.split('/')) {
    if (piece === '..') pieces.pop();
    else if (piece !== '' && piece !== '.') pieces.push(piece);
  }
  return pieces.join('/');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function sizeOf(content: string | Uint8Array): number {
  return typeof content === 'string' ? encodeUtf8(content).length : content.length;
}
