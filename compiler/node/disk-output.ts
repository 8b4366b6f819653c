import { readFileSync, realpathSync, rmdirSync, rmSync, type Stats } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkedPath, type Output, OutputError } from '../5-write/output.ts';
import { FolderError, makeFolder, statsOf } from './make-folder.ts';
import { removeStaleFiles } from './stale-files.ts';
import { writeAtomically } from './write-atomically.ts';

/** A writable folder on disk. Created with the first file. */
export function createDiskOutput(folder: string): Output {
  const target: Target = { root: resolve(folder), safeFolders: new Set(), realRoot: undefined };
  return {
    compare: (path, content) => compare(target, path, content),
    put: (path, content) => put(target, path, content),
    readText: (path) => {
      const file = join(target.root, checkedPath(path));
      return statsOf(file)?.isFile() ? readFileSync(file, 'utf8') : undefined;
    },
    remove: (path) => remove(target, path),
  };
}

interface Target {
  readonly root: string;
  /** Existing paths inside the root. */
  readonly safeFolders: Set<string>;
  /** Resolved path; known once the root exists. */
  realRoot: string | undefined;
}

function compare(
  { root }: Target,
  path: string,
  content: () => string | Uint8Array,
): ReturnType<Output['compare']> {
  const file = join(root, checkedPath(path));
  const stats = statsOf(file);
  // A folder or link at the path is reported by `put`.
  if (stats === undefined || stats.isDirectory()) return 'nothing';
  return holds(file, stats, bytesOf(content())) ? 'same' : 'other';
}

function put(target: Target, path: string, content: string | Uint8Array): ReturnType<Output['put']> {
  const parent = openFolder(target, checkedPath(path));
  const file = join(target.root, path);
  const bytes = bytesOf(content);
  const stats = statsOf(file);
  if (stats?.isDirectory()) throw new OutputError(`"${path}" is a folder`);
  if (holds(file, stats, bytes)) return { isChanged: false, bytes: bytes.length };
  const draft = join(parent, `.quoin-${process.pid}.tmp`);
  writeAtomically(file, bytes, { draft, isDurable: false });
  return { isChanged: true, bytes: bytes.length };
}

/** Names of temporary files, with the process id. */
const TEMPORARY = /^\.quoin-(\d+)\.tmp$/;

function holds(file: string, stats: Stats | undefined, bytes: Uint8Array): boolean {
  return stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes);
}

function remove(target: Target, path: string): void {
  const file = join(target.root, checkedPath(path));
  if (statsOf(file) === undefined) return;
  openFolder(target, path);
  if (statsOf(file)?.isDirectory()) return;
  rmSync(file);
  removeEmptyFolders(target, dirname(file));
}

/** Creates the folder of a file. Throws when a link on the way leads out of the root. */
function openFolder(target: Target, path: string): string {
  const { root, safeFolders } = target;
  const parent = dirname(join(root, path));
  if (safeFolders.has(parent)) return parent;
  try {
    makeFolder(parent);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new OutputError(
      error.isFileInTheWay ? `A file stands where the folder of "${path}" is needed` : error.message,
    );
  }
  target.realRoot ??= realpathSync(root);
  const real = realpathSync(parent);
  if (real !== target.realRoot && !real.startsWith(target.realRoot + sep)) {
    throw new OutputError(`"${path}" leads out of the output folder through a link`);
  }
  safeFolders.add(parent);
  removeStaleFiles(parent, TEMPORARY);
  return parent;
}

function removeEmptyFolders({ root, safeFolders }: Target, from: string): void {
  for (let at = from; at !== root && relative(root, at) !== ''; at = dirname(at)) {
    try {
      rmdirSync(at);
      safeFolders.delete(at);
    } catch {
      return;
    }
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
