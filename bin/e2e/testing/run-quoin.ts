import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentDeathCommand } from '../../serving/supervise/supervise-workerd.ts';
import { createTestCustomer } from './test-customer.ts';

/** A start on a machine with other work may take this long. */
const TIMEOUT_MS = 180_000;
const INTERVAL_MS = 50;

const CLI_PATH = fileURLToPath(new URL('../../../dist/quoin.js', import.meta.url));

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the built CLI until it exits. */
export function runQuoin(...args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI_PATH, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });
}

export interface Serving {
  readonly origin: string;
  /** The single-use sign-in URL that `quoin dev` prints; empty for other commands. */
  readonly signIn: string;
  /** Kills workerd with SIGKILL and waits until the restarted one responds. */
  killWorker(): Promise<void>;
  /** Kills the whole process with SIGKILL; its data folder stays for the next `startQuoin`. */
  kill(): Promise<void>;
  /** Terminates the process with SIGTERM. */
  stop(): Promise<void>;
  /** Everything printed to stderr so far. */
  output(): string;
  /** Resolves with the exit code when the process exits. */
  readonly exitCode: Promise<number | null>;
}

/** Starts a command that runs until it is stopped, and waits until it is ready; throws with exit code and output when it exits instead. */
export async function startQuoin(
  command: 'dev' | 'serve' | 'build-service',
  folder: string,
  ...args: readonly string[]
): Promise<Serving> {
  const child = spawn(process.execPath, [CLI_PATH, command, folder, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // After all output.
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await waitUntil(() => output.includes('Ctrl+C') || child.exitCode !== null);
  if (child.exitCode !== null) {
    await closed;
    throw new Error(`quoin ${command} exited with ${child.exitCode}:\n${output}`);
  }
  const origin = /http:\/\/[^/\s]+/.exec(output)?.[0] ?? '';
  return {
    origin,
    signIn: /http:\S+\/config\?key=\S+/.exec(output)?.[0] ?? '',
    output: () => output,
    exitCode,
    killWorker: async () => {
      const pid = workerPid(folder);
      process.kill(pid, 'SIGKILL');
      await waitUntil(() => workerPid(folder) !== pid);
      await createTestCustomer(origin).get('/');
    },
    kill: async () => {
      const pid = command === 'build-service' ? undefined : workerPid(folder);
      await terminate(child, 'SIGKILL');
      if (pid === undefined) return;
      // Without a parent-death signal, workerd keeps running until the next start ends it.
      if (parentDeathCommand().length > 0) await waitUntil(() => !isAlive(pid));
    },
    stop: () => terminate(child, 'SIGTERM'),
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

async function terminate(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (let left = TIMEOUT_MS; !condition(); left -= INTERVAL_MS) {
    if (left <= 0) throw new Error(`Timed out after ${TIMEOUT_MS / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
