import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** Another process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'Locked';
  readonly pid: number;

  constructor(pid: number, message = `Locked by process ${pid}`) {
    super(message);
    this.pid = pid;
  }
}

/** A lock file is empty for a moment while it is written. After this time, a power failure left it so. */
const STALE_AFTER_MS = 1000;
const RETRY_DELAY_MS = 20;

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
  const end = Date.now() + STALE_AFTER_MS;
  for (;;) {
    if (writeExclusively(file, own)) return lock;
    const isExpired = Date.now() > end;
    const text = read(file);
    const holder = parse(text);
    if (holder !== undefined && isRunning(holder)) throw new LockedError(holder.pid);
    if (text !== undefined && (holder !== undefined || isExpired)) {
      if (replaceStaleLock(file, { stale: text, own, isExpired })) return lock;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

/** Ensures that only one process replaces a stale lock, and only the lock it has read. */
function replaceStaleLock(
  file: string,
  { stale, own, isExpired }: { readonly stale: string; readonly own: string; readonly isExpired: boolean },
): boolean {
  const replacementLock = `${file}.turn`;
  if (!writeExclusively(replacementLock, own)) {
    const other = parse(read(replacementLock));
    // The other process died while replacing the lock; the next attempt succeeds.
    if (other === undefined ? isExpired : !isRunning(other)) rmSync(replacementLock, { force: true });
    return false;
  }
  try {
    if (read(file) !== stale) return false;
    writeAtomically(file, own);
    return true;
  } finally {
    rmSync(replacementLock, { force: true });
  }
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true });
}

function writeExclusively(file: string, text: string): boolean {
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
