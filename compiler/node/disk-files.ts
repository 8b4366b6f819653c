import {
  closeSync,
  constants,
  type Dirent,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileEntry, Files } from '../1-read/files.ts';

export interface DiskFilesOptions {
  /** Whether the folder is read once, by a build: then each folder in it is resolved only once, a tenth of the time to read a site. */
  readonly isReadOnce?: boolean | undefined;
}

/**
 * A folder on disk. Symbolic links inside are not followed, so that an untrusted site or theme cannot publish other files of this
 * machine. Labels are relative to `cwd`.
 */
export function createDiskFiles(
  folder: string,
  cwd: string = process.cwd(),
  { isReadOnce = false }: DiskFilesOptions = {},
): Files {
  const root = resolve(cwd, folder);
  const inside = createInsidePath(root);
  const read = isReadOnce ? createFolderReader(inside) : readerOf(inside);
  const label = createLabel(root, cwd);
  return {
    list: () => pathsBelow(root, (entry) => entry.isFile()).map((path) => entryOf(root, path)),
    links: () => pathsBelow(root, (entry) => entry.isSymbolicLink()),
    folders: () => foldersBelow(root),
    readText: (path) => read(path, (file) => readFileSync(file, 'utf8')),
    readBytes: (path) => read(path, (file) => readFileSync(file)),
    open: (other) => createDiskFiles(join(root, other), cwd, { isReadOnce }),
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

type InsidePath = ReturnType<typeof createInsidePath>;

/** Passes the path or the descriptor of a file that is inside. */
type Read = <Content>(path: string, readFile: (file: string | number) => Content) => Content;

function readerOf(inside: InsidePath): Read {
  return (path, readFile) => readFile(inside(path));
}

/** Resolves each folder once, and only opens files in it that are not links. Links are resolved, too. */
function createFolderReader(inside: InsidePath): Read {
  const read = readerOf(inside);
  const noFollow: number | undefined = constants.O_NOFOLLOW;
  // Windows.
  if (noFollow === undefined) return read;
  const resolved = new Map<string, string>();
  return (path, readFile) => {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, slash));
    const real = resolved.get(folder) ?? inside(folder);
    resolved.set(folder, real);
    const file = openUnlessLink(`${real}${sep}${path.slice(slash + 1)}`, constants.O_RDONLY | noFollow);
    if (file === undefined) return read(path, readFile);
    try {
      return readFile(file);
    } finally {
      closeSync(file);
    }
  };
}

function openUnlessLink(file: string, flags: number): number | undefined {
  try {
    return openSync(file, flags);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') return undefined;
    throw error;
  }
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
