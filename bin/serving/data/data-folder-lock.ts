import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data/data-folder.ts';
import { type Lock, Locked, takeLock } from './file-lock.ts';
import { runningServer } from './running-server.ts';

/** A data folder that is this process's own. */
export interface HeldFolder {
  /** Resolves when it no longer is: somebody has taken it away. */
  readonly gone: Promise<void>;
  isThere(): boolean;
  letGo(): void;
}

/** How often it is looked whether the folder is still there. */
const LOOK_MS = 300;

export async function holdFolder(data: DataFolder): Promise<HeldFolder> {
  const held = await lock(data);
  const isThere = () => held.isHeld() && [data.state, data.disk].every((folder) => existsSync(folder));
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (isThere()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_MS);
    timer.unref();
  });
  return {
    gone,
    isThere,
    letGo: () => {
      clearInterval(timer);
      held.letGo();
    },
  };
}

/** Before anything in the folder is touched: two processes would write over each other's databases. */
async function lock(data: DataFolder): Promise<Lock> {
  try {
    return await takeLock(join(data.run, 'lock.json'));
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    const other = runningServer(data);
    const where = other === undefined ? 'served already' : `served already at ${other.origin}`;
    throw new Error(`${data.path} is ${where}, by process ${error.pid}`);
  }
}
