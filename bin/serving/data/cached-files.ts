import { lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileEntry, Files } from '../../../compiler/1-read/files.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';

/** A folder whose texts are read again only if the metadata of their files has changed. */
export interface CachedFiles {
  /** Reads the metadata of all files. The list of the returned folder never changes; its texts are those of the disk. */
  snapshot(): Files;
}

interface CachedFile extends FileEntry {
  /** Metadata that changes with the content: the time of the last change cannot be set back. */
  readonly stamp: string;
  /** Whether a later change has another stamp. */
  readonly isSettled: boolean;
  text?: string;
}

/** Some file systems store times with this resolution: a later change may have the same time. */
const SAME_TIME_MS = 20;

export function createCachedFiles(folder: string, cwd: string): CachedFiles {
  const disk = createDiskFiles(folder, cwd);
  const root = resolve(cwd, folder);
  let files: ReadonlyMap<string, CachedFile> = new Map();
  return {
    snapshot: () => {
      const own = readMetadata(root, files);
      files = own;
      const entries = [...own.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
      return { ...disk, list: () => entries, readText: (path) => readText(disk, path, own.get(path)) };
    },
  };
}

function readText(disk: Files, path: string, file: CachedFile | undefined): string {
  if (file?.text !== undefined) return file.text;
  const text = disk.readText(path);
  if (file?.isSettled === true) file.text = text;
  return text;
}

/** The files that `createDiskFiles` lists. */
function readMetadata(
  root: string,
  before: ReadonlyMap<string, CachedFile>,
): ReadonlyMap<string, CachedFile> {
  const now = Date.now();
  const found = new Map<string, CachedFile>();
  const visit = (folder: string) => {
    for (const entry of readFolder(join(root, folder))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) {
        const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
        if (stats === undefined) continue;
        const { size, mtimeMs, ctimeMs, ino } = stats;
        const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
        const isSettled = ctimeMs < now - SAME_TIME_MS;
        const known = before.get(path);
        const isSame = known?.stamp === stamp && known.isSettled;
        found.set(path, isSame ? known : { path, size, stamp, isSettled });
      }
    }
  };
  visit('');
  return found;
}

/** A missing folder is treated as empty. */
function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
