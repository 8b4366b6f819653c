import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkedPath, type Output, OutputError } from '../5-write/index.ts';

/** A folder on the disk to write to. It is made when the first file is written. */
export function createDiskOutput(folder: string): Output {
  const root = resolve(folder);
  const safeFolders = new Set<string>();
  let realRoot: string | undefined;

  /** Makes the folder and sees to it that no link on the way leads out of the root. */
  function openFolder(path: string): string {
    const parent = dirname(join(root, path));
    if (safeFolders.has(parent)) return parent;
    try {
      makeFolder(parent);
    } catch (error) {
      if (hasCode(error, 'EEXIST', 'ENOTDIR'))
        throw new OutputError(`A file stands where the folder of "${path}" is needed`);
      if (hasCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EROFS'))
        throw new OutputError(`The folder ${parent} cannot be made`);
      throw error;
    }
    realRoot ??= realpathSync(root);
    const real = realpathSync(parent);
    if (real !== realRoot && !real.startsWith(realRoot + sep)) {
      throw new OutputError(`"${path}" leads out of the output folder through a link`);
    }
    safeFolders.add(parent);
    return parent;
  }

  return {
    look: (path, content) => {
      const target = join(root, checkedPath(path));
      const stats = statsOf(target);
      // What a folder or a link in the way means is `put`'s to say.
      if (stats === undefined || stats.isDirectory()) return 'nothing';
      const bytes = bytesOf(content());
      return stats.isFile() && stats.size === bytes.length && readFileSync(target).equals(bytes)
        ? 'same'
        : 'other';
    },
    put: (path, content) => {
      const parent = openFolder(checkedPath(path));
      const target = join(root, path);
      const bytes = bytesOf(content);
      const stats = statsOf(target);
      if (stats?.isDirectory()) throw new OutputError(`"${path}" is a folder`);
      const isSame = stats?.isFile() && stats.size === bytes.length && readFileSync(target).equals(bytes);
      if (isSame) return { isChanged: false, bytes: bytes.length };
      // Written beside its place and moved there: whoever reads meanwhile sees the old file or the new one.
      const temporary = join(parent, `.quoin-${process.pid}.tmp`);
      writeFileSync(temporary, bytes);
      renameSync(temporary, target);
      return { isChanged: true, bytes: bytes.length };
    },
    readText: (path) => {
      const target = join(root, checkedPath(path));
      return statsOf(target)?.isFile() ? readFileSync(target, 'utf8') : undefined;
    },
    remove: (path) => {
      const target = join(root, checkedPath(path));
      if (statsOf(target) === undefined) return;
      openFolder(path);
      if (statsOf(target)?.isDirectory()) return;
      rmSync(target);
      removeEmptyFolders(dirname(target));
    },
  };

  function removeEmptyFolders(from: string): void {
    for (let at = from; at !== root && relative(root, at) !== ''; at = dirname(at)) {
      try {
        rmdirSync(at);
        safeFolders.delete(at);
      } catch {
        return;
      }
    }
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** Step by step: Node's own recursive way never ends in a folder such as /proc, where nothing can be made. */
function makeFolder(path: string): void {
  const stats = statsOf(path);
  if (stats !== undefined) {
    if (stats.isSymbolicLink() && !existsSync(path))
      throw new OutputError(`${path} is a link that leads nowhere`);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(path), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another build may have been quicker.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
