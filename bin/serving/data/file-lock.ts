import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** Another process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'Locked';
  readonly pid: number;

  constructor(pid: number) {
    super(`Locked by process ${pid}`);
    this.pid = pid;
  }
}

/** A lock file is empty for a moment while it is written. After this time, a power failure left it so. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 20;

export interface Lock {
  release(): void;
  /** False when the file or its folder was deleted. */
  isHeld(): boolean;
}

/**
 * Acquires an exclusive lock. Replaces the lock of a dead process, also if its process id was reused. Throws
 * `LockedError`.
 */
export async function acquireLock(file: string): Promise<Lock> {
  const own = JSON.stringify(identifyProcess(process.pid));
  const lock: Lock = { release: () => release(file, own), isHeld: () => read(file) === own };
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    if (writeNew(file, own)) return lock;
    const isLate = Date.now() > end;
    const text = read(file);
    const holder = parse(text);
    if (holder !== undefined && isRunning(holder)) throw new LockedError(holder.pid);
    if (text !== undefined && (holder !== undefined || isLate)) {
      if (replaceStaleLock(file, { stale: text, own, isLate })) return lock;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Ensures that only one process replaces a stale lock, and only the lock it has read. */
function replaceStaleLock(
  file: string,
  { stale, own, isLate }: { readonly stale: string; readonly own: string; readonly isLate: boolean },
): boolean {
  const turn = `${file}.turn`;
  if (!writeNew(turn, own)) {
    const other = parse(read(turn));
    // The other process died while replacing the lock; the next attempt succeeds.
    if (other === undefined ? isLate : !isRunning(other)) rmSync(turn, { force: true });
    return false;
  }
  try {
    if (read(file) !== stale) return false;
    const draft = `${file}.${process.pid}.draft`;
    writeFileSync(draft, own, { flush: true });
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true });
}

function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): ProcessIdentity | undefined {
  try {
    const { pid, started } = JSON.parse(text ?? '') as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
