import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data/data-folder.ts';
import { acquireLock, type Lock, LockedError } from './file-lock.ts';
import { runningServer } from './running-server.ts';

/** A data folder that this process has locked. */
export interface LockedFolder {
  /** Resolves when the folder is deleted or moved. */
  readonly lost: Promise<void>;
  isAvailable(): boolean;
  release(): void;
}

/** Interval for checking that the folder still exists. */
const CHECK_INTERVAL_MS = 300;

/** Throws `LockedError`. */
export async function lockDataFolder(data: DataFolder): Promise<LockedFolder> {
  const fileLock = await lock(data);
  const isAvailable = () =>
    fileLock.isHeld() && [data.state, data.disk].every((folder) => existsSync(folder));
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (isAvailable()) return;
      clearInterval(timer);
      resolve();
    }, CHECK_INTERVAL_MS);
    timer.unref();
  });
  return {
    lost,
    isAvailable,
    release: () => {
      clearInterval(timer);
      fileLock.release();
    },
  };
}

/** Locks before any other access: two processes would corrupt the databases. */
async function lock(data: DataFolder): Promise<Lock> {
  try {
    return await acquireLock(join(data.run, 'lock.json'));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const other = runningServer(data);
    const where = other === undefined ? 'already being served' : `already being served at ${other.origin}`;
    throw new LockedError(error.pid, `${data.path} is ${where} (process ${error.pid})`);
  }
}
