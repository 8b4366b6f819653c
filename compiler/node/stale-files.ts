import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A process id may belong to another process by now; no write takes this long. */
const MAX_AGE = 60 * 60 * 1000;

/**
 * Removes temporary files that killed builds left in a folder. The first group of `pattern` is the id of the process that wrote
 * the file; files of running processes stay.
 */
export function removeStaleFiles(folder: string, pattern: RegExp): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = pattern.exec(name) ?? [];
    if (pid !== undefined && isStale(join(folder, name), Number(pid)))
      rmSync(join(folder, name), { force: true });
  }
}

function isStale(file: string, pid: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return false;
  return !isRunning(pid) || Date.now() - stats.mtimeMs > MAX_AGE;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
