import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import {
  checkedPath,
  type Output,
  type OutputChange,
  OutputError,
  type StagedFile,
} from '../5-write/output.ts';
import { FolderError, makeFolder, statsOf } from './make-folder.ts';
import { removeStaleFiles } from './stale-files.ts';

/** A writable folder on disk. Created with the first file. */
export function createDiskOutput(folder: string): Output {
  const target: Target = {
    root: resolve(folder),
    staging: undefined,
    isNew: false,
    stagedFolders: new Set(),
    safeFolders: new Set(),
    realRoot: undefined,
  };
  return {
    stage: (path, content) => stage(target, checkedPath(path), content),
    publish: (changes) => publish(target, changes),
    discard: () => discard(target),
    isNew: () => statsOf(target.root) === undefined,
    readText: (path) => {
      const file = join(target.root, checkedPath(path));
      return statsOf(file)?.isFile() ? readFileSync(file, 'utf8') : undefined;
    },
  };
}

interface Target {
  readonly root: string;
  /** Folder of files that are not published yet, on the same disk; undefined before the first. */
  staging: string | undefined;
  /** Whether the root did not exist when the staging folder was made, so that no file of it needs to be compared. */
  isNew: boolean;
  /** Existing folders of staged files. */
  readonly stagedFolders: Set<string>;
  /** Existing paths inside the root. */
  readonly safeFolders: Set<string>;
  /** Resolved path; known once the root exists. */
  realRoot: string | undefined;
}

function stage(target: Target, path: string, content: string | Uint8Array): StagedFile {
  if (target.isNew) {
    writeStaged(target, path, content);
    return { was: 'nothing', bytes: Buffer.byteLength(content) };
  }
  const bytes = bytesOf(content);
  const file = join(target.root, path);
  const stats = statsOf(file);
  if (holds(file, stats, bytes)) return { was: 'same', bytes: bytes.length };
  writeStaged(target, path, bytes);
  // A folder at the path is reported when the file is published.
  const isOther = stats !== undefined && !stats.isDirectory();
  return { was: isOther ? 'other' : 'nothing', bytes: bytes.length };
}

function writeStaged(target: Target, path: string, content: string | Uint8Array): void {
  target.staging ??= openStaging(target);
  const staged = join(target.staging, path);
  makeStagedFolder(target.stagedFolders.add(target.staging), dirname(staged));
  writeFileSync(staged, content);
}

/** Names of temporary files and folders, with the process id. */
const TEMPORARY = /^\.quoin-(\d+)(?:-\d+)?\.tmp$/;

/** Removes what killed builds staged for a folder: inside, and beside it, as far as these folders can be read and changed. */
export function removeAbandonedFiles(folder: string): void {
  const root = resolve(folder);
  for (const [parent, prefix] of [[root, ''] as const, [dirname(root), basename(root)] as const]) {
    if (!existsSync(parent)) continue;
    try {
      removeStaleFiles(parent, TEMPORARY, prefix);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
}

/** Beside a root that does not exist yet, so that it can appear as a whole; otherwise inside. */
function openStaging(target: Target): string {
  const { root } = target;
  target.isNew = statsOf(root) === undefined;
  const [parent, prefix] = target.isNew ? [dirname(root), basename(root)] : [root, ''];
  makeFolderFor(parent, prefix);
  removeAbandonedFiles(root);
  for (let number = 1; ; number += 1) {
    const staging = join(parent, `${prefix}.quoin-${process.pid}-${number}.tmp`);
    // Another output of this process may have the folder.
    if (statsOf(staging) !== undefined) continue;
    makeFolderFor(staging, prefix);
    return staging;
  }
}

/** The staging folder has no other folders than these, so none needs to be looked for. */
function makeStagedFolder(staged: Set<string>, folder: string): void {
  if (staged.has(folder)) return;
  makeStagedFolder(staged, dirname(folder));
  mkdirSync(folder);
  staged.add(folder);
}

function publish(target: Target, changes: readonly OutputChange[]): void {
  const { staging, root } = target;
  if (staging !== undefined && statsOf(root) === undefined) {
    renameSync(staging, root);
    forgetStaging(target);
    return;
  }
  const steps = changes.map((change) => prepare(target, change)).filter((step) => step !== undefined);
  for (const { from, file } of steps) {
    if (from === undefined) unlinkSync(file);
    else renameSync(from, file);
  }
  for (const { from, file } of steps) if (from === undefined) removeEmptyFolders(target, dirname(file));
}

interface Step {
  /** The staged file; undefined: the file is removed. */
  readonly from: string | undefined;
  readonly file: string;
}

/** Opens the folder of a file. Returns undefined when there is nothing to remove. */
function prepare(target: Target, { path, staged }: OutputChange): Step | undefined {
  const file = join(target.root, checkedPath(path));
  if (staged === undefined && statsOf(file) === undefined) return undefined;
  openFolder(target, path);
  const isFolder = statsOf(file)?.isDirectory() === true;
  if (staged === undefined) return isFolder ? undefined : { from: undefined, file };
  if (isFolder) throw new OutputError(`"${path}" is a folder`);
  return { from: join(target.staging ?? '', staged), file };
}

function discard(target: Target): void {
  if (target.staging !== undefined) rmSync(target.staging, { recursive: true, force: true });
  forgetStaging(target);
}

function forgetStaging(target: Target): void {
  target.staging = undefined;
  target.isNew = false;
  target.stagedFolders.clear();
}

/** Creates the folder of a file. Throws when a link on the way leads out of the root. */
function openFolder(target: Target, path: string): void {
  const { root, safeFolders } = target;
  const parent = dirname(join(root, path));
  if (safeFolders.has(parent)) return;
  makeFolderFor(parent, path);
  target.realRoot ??= realpathSync(root);
  const real = realpathSync(parent);
  if (real !== target.realRoot && !real.startsWith(target.realRoot + sep)) {
    throw new OutputError(`"${path}" leads out of the output folder through a link`);
  }
  safeFolders.add(parent);
}

function makeFolderFor(folder: string, path: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    throw new OutputError(
      error.isFileInTheWay ? `A file stands where the folder of "${path}" is needed` : error.message,
    );
  }
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

function holds(file: string, stats: Stats | undefined, bytes: Uint8Array): boolean {
  return stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
