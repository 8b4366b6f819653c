import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Files } from '../1-read/files.ts';

/**
 * A folder on disk. Symbolic links inside are not followed, so that an untrusted site or theme cannot publish other files of this
 * machine. Labels are relative to `cwd`.
 */
export function createDiskFiles(folder: string, cwd: string = process.cwd()): Files {
  const root = resolve(cwd, folder);
  return {
    list: () => {
      const found = pathsBelow(root, (entry) => entry.isFile());
      return found.map((path) => ({ path, size: statSync(join(root, path)).size }));
    },
    links: () => pathsBelow(root, (entry) => entry.isSymbolicLink()),
    folders: () => foldersBelow(root),
    readText: (path) => readFileSync(insidePath(root, path), 'utf8'),
    readBytes: (path) => readFileSync(insidePath(root, path)),
    open: (other) => createDiskFiles(join(root, other), cwd),
    label: (path) => labelOf(join(root, path), cwd),
  };
}

/** Sorted. */
function pathsBelow(root: string, isWanted: (entry: Dirent) => boolean): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of entriesOf(join(root, folder))) {
      if (isLeftOut(entry)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (isWanted(entry)) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

function foldersBelow(root: string): readonly string[] {
  try {
    const entries = entriesOf(root).filter((entry) => entry.isDirectory() && !isLeftOut(entry));
    return entries.map(({ name }) => name).sort();
  } catch {
    return [];
  }
}

function isLeftOut({ name }: Dirent): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** A missing folder is treated as empty. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function insidePath(root: string, path: string): string {
  // The form in JavaScript checks each folder on the way: with it, half of the time to read a site.
  const absolute = realpathSync.native(join(root, path));
  const below = relative(realpathSync.native(root), absolute);
  if (below.startsWith('..') || isAbsolute(below)) throw new Error(`"${path}" is not inside ${root}`);
  return absolute;
}

/** As a user would type it: relative when that is shorter. */
function labelOf(absolute: string, cwd: string): string {
  const below = relative(cwd, absolute);
  const isClose = below !== '' && !isAbsolute(below) && !below.startsWith(`..${sep}..${sep}..`);
  return (isClose ? below : absolute).split(sep).join('/');
}
