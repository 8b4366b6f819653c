import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentDeathCommand } from '../../serving/supervise/supervise-workerd.ts';
import { createTestCustomer } from './test-customer.ts';

const PROGRAM = fileURLToPath(new URL('../../../dist/quoin.js', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line until it ends. */
export function runQuoin(...args: readonly string[]): Promise<Finished> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });
}

export interface Serving {
  readonly origin: string;
  /** Of `quoin dev`: the address that signs in, once. */
  readonly signIn: string;
  /** Ends workerd as the kernel does when memory is short, and waits until the next one answers. */
  killWorker(): Promise<void>;
  /** The same for the whole program; the next call of `startQuoin` finds what is left. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
  /** What it has said so far. */
  said(): string;
  /** Its exit code, when it ends by itself. */
  readonly ended: Promise<number | null>;
}

/** Starts `quoin dev` or `quoin serve` and waits until it serves. */
export async function startQuoin(
  command: 'dev' | 'serve',
  folder: string,
  ...args: readonly string[]
): Promise<Serving> {
  const child = spawn(process.execPath, [PROGRAM, command, folder, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await until(() => said.includes('Ctrl+C') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`quoin ${command} ended:\n${said}`);
  const origin = /http:\/\/[^/\s]+/.exec(said)?.[0] ?? '';
  return {
    origin,
    signIn: /http:\S+\/config\?key=\S+/.exec(said)?.[0] ?? '',
    said: () => said,
    ended,
    killWorker: async () => {
      const pid = workerPid(folder);
      process.kill(pid, 'SIGKILL');
      await until(() => workerPid(folder) !== pid);
      await createTestCustomer(origin).get('/');
    },
    kill: async () => {
      const pid = workerPid(folder);
      await end(child, 'SIGKILL');
      // Where nothing ends it together with its parent, the next start does.
      if (parentDeathCommand().length > 0) await until(() => !isAlive(pid));
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

function workerPid(folder: string): number {
  return Number(readFileSync(join(folder, '.quoin/run/workerd.pid'), 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let left = 1200; !isSo(); left -= 1) {
    if (left === 0) throw new Error('It did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
