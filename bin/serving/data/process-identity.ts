import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process beyond its id, which the system reuses. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time as reported by the system; empty where unavailable. */
  readonly started: string;
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, started: startTimeOf(pid) };
}

/** Whether exactly this process is running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
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
    // The name, in parentheses, may contain anything; the start time is the 20th field after it, in ticks since boot.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return '';
  }
}
