import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A process id may belong to another process by now; no write takes this long. */
const MAX_AGE = 60 * 60 * 1000;

/**
 * Removes temporary files and folders that killed builds left in a folder. The first group of `pattern` is the id of the process
 * that wrote them; those of running processes stay. `prefix` comes before the pattern in their names.
 */
export function removeStaleFiles(folder: string, pattern: RegExp, prefix = ''): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(prefix) ? (pattern.exec(name.slice(prefix.length)) ?? []) : [];
    if (pid !== undefined && isStale(join(folder, name), Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isStale(file: string, pid: number): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return false;
  return !isRunning(pid) || Date.now() - stats.mtimeMs > MAX_AGE;
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
