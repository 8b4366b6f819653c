import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileEntry, Files } from '../../../compiler/1-read/files.ts';
import { createSource } from '../../../compiler/1-read/read-source.ts';
import type { Source } from '../../../compiler/1-read/source.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { linkMetadataOf } from './file-metadata.ts';

/** A folder whose texts are read again only if the metadata of their files has changed. */
export interface CachedFiles {
  /**
   * Reads the metadata of all files, or of changed ones while the folder is watched. The list of the returned folder never changes; its
   * texts are those of the disk.
   */
  snapshot(): Files;
  /** From now on, `note` is called for every change. */
  watch(): void;
  /** Notes a path that was written, created or deleted. */
  note(path: string): void;
  /** Lets the next snapshot read the metadata of all files: an event may have been lost, or is still on its way. */
  invalidate(): void;
}

interface CachedFile extends FileEntry {
  /** Metadata that changes with the content: the time of the last change cannot be set back. */
  readonly stamp: string;
  /** Whether a later change has another stamp. */
  readonly isSettled: boolean;
  text?: string | undefined;
  /** With this text. */
  source?: Source | undefined;
}

/** Most systems take times from a clock with this resolution: a later change may have the same time. */
const SAME_TIME_MS = 20;

/** Some file systems store whole or even seconds. */
const SAME_SECONDS_MS = 2000;

export function createCachedFiles(folder: string, cwd: string): CachedFiles {
  const disk = createDiskFiles(folder, cwd);
  const root = resolve(cwd, folder);
  let files = new Map<string, CachedFile>();
  let entries: readonly FileEntry[] = [];
  let links: readonly string[] = [];
  let isWatched = false;
  /** Paths to read; undefined: all. */
  let changed: Set<string> | undefined;
  const readAll = () => {
    const found = pathsBelow(root);
    files = new Map(found.files.flatMap((path) => fileAt(root, path, files.get(path)) ?? []).map(withPath));
    entries = sorted(files);
    links = found.links;
  };
  /** Whether a path without a file is that of a link or of a folder with files or links. */
  const isListed = (path: string) =>
    [...files.keys(), ...links].some((each) => each === path || each.startsWith(`${path}/`));
  const update = (paths: Iterable<string>): boolean => {
    let isSameList = true;
    for (const path of paths) {
      const before = files.get(path);
      // Many programs save a file by renaming another one.
      if (before === undefined && !isListed(path) && linkMetadataOf(join(root, path)) === undefined) continue;
      // A folder, or a new file, whose former name may differ in upper and lower case only.
      if (before === undefined) return false;
      const file = fileAt(root, path, before);
      // A link or a folder may have replaced the file.
      if (file === undefined) return false;
      isSameList &&= before.size === file.size;
      files.set(path, file);
    }
    // The order is the same without a new file.
    if (!isSameList) entries = entries.flatMap(({ path }) => files.get(path) ?? []);
    return true;
  };
  const invalidate = () => {
    changed = undefined;
  };
  /** A listed file that is missing had no event. */
  const checked =
    <Content>(read: (path: string) => Content) =>
    (path: string): Content => {
      try {
        return read(path);
      } catch (error) {
        if (files.has(path)) invalidate();
        throw error;
      }
    };
  return {
    snapshot: () => {
      const due = changed !== undefined && update(changed) ? changed : undefined;
      if (due === undefined) readAll();
      // Files that have just changed are read again.
      const recent = [...(due ?? files.keys())].filter((path) => files.get(path)?.isSettled === false);
      changed = isWatched ? new Set(recent) : undefined;
      const own = { entries, links };
      const readText = checked((path) => textOf(disk, path, files.get(path)));
      const texts = { ...disk, readText, readBytes: checked(disk.readBytes) };
      return {
        ...texts,
        list: () => own.entries,
        links: () => own.links,
        readSource: (path) => sourceOf(texts, path, files.get(path)),
      };
    },
    watch: () => {
      isWatched = true;
    },
    note: (path) => {
      if (path.split('/').some(isLeftOut)) return;
      const file = files.get(path);
      // Its metadata may be the same.
      if (file !== undefined) Object.assign(file, { text: undefined, source: undefined });
      changed?.add(path);
    },
    invalidate,
  };
}

function withPath(file: CachedFile): readonly [string, CachedFile] {
  return [file.path, file];
}

function sorted(files: ReadonlyMap<string, CachedFile>): readonly FileEntry[] {
  return [...files.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
}

function textOf(disk: Files, path: string, file: CachedFile | undefined): string {
  if (file?.text !== undefined) return file.text;
  const text = disk.readText(path);
  if (file?.isSettled === true) file.text = text;
  return text;
}

function sourceOf(texts: Files, path: string, file: CachedFile | undefined): Source {
  if (file?.source !== undefined) return file.source;
  const source = createSource(texts, path);
  // Kept as long as its text.
  if (file?.text !== undefined) file.source = source;
  return source;
}

interface FoundPaths {
  readonly files: readonly string[];
  /** Sorted. */
  readonly links: readonly string[];
}

/** The files and symbolic links that `createDiskFiles` lists. */
function pathsBelow(root: string): FoundPaths {
  const files: string[] = [];
  const links: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readFolder(join(root, folder))) {
      if (isLeftOut(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.push(path);
      else if (entry.isSymbolicLink()) links.push(path);
    }
  };
  visit('');
  return { files, links: links.sort() };
}

function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** Undefined when the path is no file. The same object as before if it has not changed. */
function fileAt(root: string, path: string, before: CachedFile | undefined): CachedFile | undefined {
  const stats = linkMetadataOf(join(root, path));
  if (stats?.isFile() !== true) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = stats;
  const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  return before?.stamp === stamp && before.isSettled
    ? before
    : { path, size, stamp, isSettled: ctimeMs < Date.now() - resolutionOf(ctimeMs) };
}

function resolutionOf(timeMs: number): number {
  return timeMs % 1000 === 0 ? SAME_SECONDS_MS : SAME_TIME_MS;
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
