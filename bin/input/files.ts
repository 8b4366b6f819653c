import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { suggestName } from '../../compiler/diagnostics/suggest-name.ts';
// Imported directly instead of through the folder's index: see locale.ts.
import { createDiskFiles } from '../../compiler/node/disk-files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';

/** Reads a file named on the command line; `-` is standard input. `what` names it in errors: `template`. */
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

/** Whether `path` is a folder. Throws `CommandError` when it does not exist. */
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

/** All files below a folder as sorted relative paths with `/`. Skips hidden files and `node_modules`. */
export function listFiles(io: Io, folder: string): readonly string[] {
  return createDiskFiles(folder, io.cwd)
    .list()
    .map(({ path }) => path);
}

interface Target {
  readonly path: string;
  readonly absolute: string;
  readonly what: string;
}

function explain(error: unknown, { path, absolute, what }: Target): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new CommandError('usage', `${capitalize(what)} not found: ${path}`, similarFile(absolute, path));
    case 'EISDIR':
      return new CommandError('usage', `${capitalize(what)} is a folder: ${path}`, 'specify a file');
    case 'EACCES':
    case 'EPERM':
      return new CommandError('usage', `Permission denied: ${path}`, 'check its permissions');
    default:
      return error;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Suggests a file with a similar name in the same folder. */
function similarFile(absolute: string, path: string): string | undefined {
  try {
    const close = suggestName(absolute.slice(dirname(absolute).length + 1), readdirSync(dirname(absolute)));
    return close === undefined ? undefined : `did you mean ${join(dirname(path), close)}?`;
  } catch {
    return undefined;
  }
}
