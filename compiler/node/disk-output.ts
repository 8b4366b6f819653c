import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { foldersOf } from '../4-render/folders-of.ts';
import {
  checkedPath,
  type Output,
  type OutputChange,
  OutputError,
  type StagedFile,
} from '../5-write/output.ts';
import { FolderError, makeFolder, statsOf } from './make-folder.ts';
import { type FileMove, moveFiles } from './move-files.ts';
import { isRunning, removeStaleFiles } from './stale-files.ts';

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
const TEMPORARY = /^\.quoin-(\d+)(?:-\d+|-moving)?\.tmp$/;
/** Names of folders that a process moves files from. */
const MOVING = /^\.quoin-(\d+)-moving\.tmp$/;
/** In milliseconds. */
const LONGEST_MOVE = 60_000;

/**
 * Waits until an earlier build has changed a folder, which it completes even if it was killed, then removes what others left.
 * Throws `OutputError` after a minute.
 */
export async function settleOutput(folder: string): Promise<void> {
  const root = resolve(folder);
  const end = Date.now() + LONGEST_MOVE;
  for (let mover = moverOf(root); mover !== undefined; mover = moverOf(root)) {
    if (Date.now() > end) throw new OutputError(`Process ${mover} is still moving files to ${root}`);
    await setTimeout(10);
  }
  removeAbandonedFiles(root);
}

/** The id of the process that is moving files to a folder. */
function moverOf(root: string): number | undefined {
  // Another file is reported later.
  if (!existsSync(root) || !statSync(root).isDirectory()) return undefined;
  const found = readdirSync(root).flatMap((name) => MOVING.exec(name)?.slice(1) ?? []);
  return found.map(Number).find(isRunning);
}

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

async function publish(target: Target, changes: readonly OutputChange[]): Promise<void> {
  const { staging, root } = target;
  if (staging !== undefined && statsOf(root) === undefined) {
    renameSync(staging, root);
    forgetStaging(target);
    return;
  }
  const moves = movesOf(changes, target);
  const [first, ...others] = moves;
  if (first === undefined) return;
  if (staging !== undefined && first.from !== undefined && others.length === 0) {
    // One step, which needs no process that completes it.
    renameSync(join(staging, first.from), first.file);
    return;
  }
  await moveFiles({
    root,
    staging: staging ?? openStaging(target),
    claimed: (pid) => join(root, `.quoin-${pid}-moving.tmp`),
    moves,
  });
  // They may be gone, or links of others.
  target.safeFolders.clear();
}

function movesOf(changes: readonly OutputChange[], target: Target): readonly FileMove[] {
  const removed = changes.filter(({ path, staged }) => staged === undefined && isFile(target, path));
  const leaving = new Set(removed.map(({ path }) => path));
  return changes.flatMap(({ path, staged }): readonly FileMove[] => {
    const file = join(target.root, checkedPath(path));
    if (staged === undefined) return leaving.has(path) ? [{ from: undefined, file }] : [];
    // Otherwise there is no folder yet.
    if (!foldersOf(path).some((folder) => leaving.has(folder))) openFolder(target, path);
    if (statsOf(file)?.isDirectory() === true && !isLeaving(path, target.root, leaving))
      throw new OutputError(`"${path}" is a folder`);
    return [{ from: staged, file }];
  });
}

/** Opens the folder of the file. */
function isFile(target: Target, path: string): boolean {
  const stats = statsOf(join(target.root, checkedPath(path)));
  if (stats === undefined || stats.isDirectory()) return false;
  openFolder(target, path);
  return true;
}

/** Whether all files of a folder are removed. */
function isLeaving(path: string, root: string, leaving: ReadonlySet<string>): boolean {
  return readdirSync(join(root, path), { withFileTypes: true }).every((entry) => {
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? isLeaving(inner, root, leaving) : leaving.has(inner);
  });
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

function holds(file: string, stats: Stats | undefined, bytes: Uint8Array): boolean {
  return stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}
