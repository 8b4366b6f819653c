import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** Somebody else has the folder. */
export class LockedError extends Error {
  override readonly name = 'Locked';
  readonly pid: number;

  constructor(pid: number) {
    super(`Process ${pid} has it`);
    this.pid = pid;
  }
}

/** A file that is being written holds nothing for a moment; after so long a power cut has left it so. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 20;

export interface Lock {
  release(): void;
  /** False when somebody took the file away, or the folder that it lies in. */
  isHeld(): boolean;
}

/**
 * Makes `file` this process's own, which only one process can: whoever was killed does not count, whoever has its
 * number now neither. Throws `Locked`.
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

/** Two may find the same lock of a dead process: only one may replace it, and only that one. */
function replaceStaleLock(
  file: string,
  { stale, own, isLate }: { readonly stale: string; readonly own: string; readonly isLate: boolean },
): boolean {
  const turn = `${file}.turn`;
  if (!writeNew(turn, own)) {
    const other = parse(read(turn));
    // Whoever was at it was killed as well; the next try is ours.
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
