import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileEntry, Files } from '../1-read/files.ts';

/**
 * A folder on disk. Symbolic links inside are not followed, so that an untrusted site or theme cannot publish other files of this
 * machine. Labels are relative to `cwd`.
 */
export function createDiskFiles(folder: string, cwd: string = process.cwd()): Files {
  const root = resolve(cwd, folder);
  const inside = createInsidePath(root);
  const label = createLabel(root, cwd);
  return {
    list: () => pathsBelow(root, (entry) => entry.isFile()).map((path) => entryOf(root, path)),
    links: () => pathsBelow(root, (entry) => entry.isSymbolicLink()),
    folders: () => foldersBelow(root),
    readText: (path) => readFileSync(inside(path), 'utf8'),
    readBytes: (path) => readFileSync(inside(path)),
    open: (other) => createDiskFiles(join(root, other), cwd),
    label,
  };
}

/** The size is read when it is asked for: only files that are copied need it. */
function entryOf(root: string, path: string): FileEntry {
  return {
    path,
    get size() {
      return statSync(join(root, path)).size;
    },
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

/** Creates the function that returns where a file is. Throws for one that a link leads out of the root. */
function createInsidePath(root: string): (path: string) => string {
  let realRoot: string | undefined;
  return (path) => {
    // The form in JavaScript checks each folder on the way: with it, half of the time to read a site.
    const absolute = realpathSync.native(join(root, path));
    realRoot ??= realpathSync.native(root);
    if (absolute !== realRoot && !absolute.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep))
      throw new Error(`"${path}" is not inside ${root}`);
    return absolute;
  };
}

/** Creates the function that names files in diagnostics. */
function createLabel(root: string, cwd: string): (path: string) => string {
  const below = relative(cwd, root);
  const isBelow = !below.startsWith('..') && !isAbsolute(below);
  const prefix = below === '' ? '' : `${below.split(sep).join('/')}/`;
  return (path) => (isBelow && NORMAL.test(path) ? prefix + path : labelOf(join(root, path), cwd));
}

/** Names without a dot at the start, as folders are listed. */
const NORMAL = /^[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/;

/** As a user would type it: relative when that is shorter. */
function labelOf(absolute: string, cwd: string): string {
  const below = relative(cwd, absolute);
  const isClose = below !== '' && !isAbsolute(below) && !below.startsWith(`..${sep}..${sep}..`);
  return (isClose ? below : absolute).split(sep).join('/');
}
