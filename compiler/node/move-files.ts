import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What happens to an output folder. Paths are absolute. */
export interface FileMoves {
  readonly root: string;
  /** The folder that the files come from; it is removed at the end. */
  readonly staging: string;
  /** The path that it has until then, from the id of the process that moves the files. */
  readonly claimed: (pid: string) => string;
  /** In this order. */
  readonly moves: readonly FileMove[];
}

export interface FileMove {
  /** Path in the staging folder; undefined: the file is removed, with the folders that become empty. */
  readonly from: string | undefined;
  readonly file: string;
}

/** The process that moved files ended before the last one. */
export class UnfinishedMovesError extends Error {
  override readonly name = 'UnfinishedMovesError';
}

/**
 * Moves files in a process of its own, which completes the moves when this one is killed. A process that is killed before the
 * first move leaves everything as it was. Throws the error of the disk, with its `code` and `path`, or `UnfinishedMovesError`.
 */
export async function moveFiles({ root, staging, claimed, moves }: FileMoves): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=commonjs', '--eval', PROGRAM], {
    // Outside of the process group, which Ctrl+C ends.
    detached: true,
    windowsHide: true,
    // It keeps standard error open: a program that reads it to its end waits for the moves.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // It may end before it has read everything; then its exit code says so.
  child.stdin.on('error', () => {});
  child.stdin.end(
    JSON.stringify({
      root,
      staging,
      claimed: claimed(PID),
      parent: process.pid,
      moves: moves.map(({ from = null, file }) => [from, file]),
    }),
  );
  const [failure, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (failure !== '') throw Object.assign(new Error(), JSON.parse(failure));
  if (exitCode !== 0) throw new UnfinishedMovesError(`Not all files of ${root} were replaced`);
}

/** Stands for the id of the process in the path of its folder. */
const PID = '{pid}';

/** A text and not a module, since bundles of this module consist of one file. */
const PROGRAM = `
const { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { root, staging, claimed, parent, moves } = JSON.parse(readFileSync(0, 'utf8'));
const own = claimed.replace('${PID}', process.pid);

// Another parent: the build was killed.
if (process.ppid !== parent) process.exit(1);
try {
  renameSync(staging, own);
  for (const [from, file] of moves) {
    if (from === null) remove(file);
    else put(join(own, from), file);
  }
} catch ({ message, code, path }) {
  process.stdout.write(JSON.stringify({ message, code, path }));
} finally {
  rmSync(own, { recursive: true, force: true });
}

function put(from, file) {
  try {
    renameSync(from, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    renameSync(from, file);
  }
}

function remove(file) {
  rmSync(file, { force: true });
  try {
    for (let folder = dirname(file); folder !== root; folder = dirname(folder)) rmdirSync(folder);
  } catch {
    // It has other files.
  }
}
`;
