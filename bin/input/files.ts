import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nearest } from '../../compiler/diagnostics/nearest.ts';
// Not through the folder's door: see locale.ts.
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';

/** A file named on the command line; `-` is standard input. `what` is how a sentence calls it: `the template`. */
export async function readInput(io: Io, path: string, what: string): Promise<string> {
  return path === '-' ? io.stdin() : readTextFile(io, path, what);
}

export function readTextFile(io: Io, path: string, what: string): string {
  const absolute = resolve(io.cwd, path);
  try {
    return readFileSync(absolute, 'utf8');
  } catch (error) {
    throw explain(error, { path, absolute, what });
  }
}

/** Whether `path` names a folder; a sentence for people when there is nothing of that name. */
export function isFolder(io: Io, path: string, what: string): boolean {
  const absolute = resolve(io.cwd, path);
  try {
    return statSync(absolute).isDirectory();
  } catch (error) {
    throw explain(error, { path, absolute, what });
  }
}

export function fileExists(io: Io, path: string): boolean {
  return existsSync(resolve(io.cwd, path));
}

/** Every file below a folder as paths relative to it, with `/`, sorted. Hidden files and `node_modules` are left out. */
export function listFiles(io: Io, folder: string): readonly string[] {
  return createDiskFiles(folder, io.cwd)
    .list()
    .map(({ path }) => path);
}

interface Asked {
  readonly path: string;
  readonly absolute: string;
  readonly what: string;
}

function explain(error: unknown, { path, absolute, what }: Asked): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new CommandError('usage', `${what} ${path} does not exist`, similarFile(absolute, path));
    case 'EISDIR':
      return new CommandError('usage', `${what} ${path} is a folder`, 'name a file in it');
    case 'EACCES':
    case 'EPERM':
      return new CommandError('usage', `${what} ${path} may not be read`, 'look at its permissions');
    default:
      return error;
  }
}

/** A file of nearly the same name in the same folder. */
function similarFile(absolute: string, path: string): string | undefined {
  try {
    const close = nearest(absolute.slice(dirname(absolute).length + 1), readdirSync(dirname(absolute)));
    return close === undefined ? undefined : `did you mean ${join(dirname(path), close)}?`;
  } catch {
    return undefined;
  }
}
