import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one of the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it was started, as the system tells it; empty where it does not. */
  readonly started: string;
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, started: startTimeOf(pid) };
}

/** Whether this very process still runs. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Of another user, and alive.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTimeOf(pid) === started;
}

function startTimeOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything; the time is the twentieth field after it, in ticks since the boot.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return '';
  }
}
