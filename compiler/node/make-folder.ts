import { existsSync, lstatSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder cannot be created; `message` names it, and the cause if known. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  readonly isFileInTheWay: boolean;

  constructor(message: string, isFileInTheWay = false) {
    super(message);
    this.isFileInTheWay = isFileInTheWay;
  }
}

/**
 * Creates a folder and its missing parents, one at a time: Node's recursive mode hangs in folders such as /proc. `mode` applies
 * to the folder itself if it is new. Throws `FolderError`.
 */
export function makeFolder(path: string, mode?: number): void {
  try {
    if (isThere(path)) return;
    makeFolder(dirname(path));
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created it first.
    if (hasCode(error, 'EEXIST')) return;
    throw hasCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EROFS')
      ? new FolderError(`The folder ${path} cannot be made`)
      : error;
  }
}

function isThere(path: string): boolean {
  const stats = statsOf(path);
  if (stats === undefined) return false;
  if (stats.isSymbolicLink() && !existsSync(path))
    throw new FolderError(`${path} is a link that leads nowhere`);
  if (!statSync(path).isDirectory())
    throw new FolderError(`${path} is a file, where a folder is needed`, true);
  return true;
}

/** Returns undefined when it does not exist. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (hasCode(error, 'ENOTDIR', 'ELOOP')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
