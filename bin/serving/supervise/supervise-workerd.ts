import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { rotateLog } from './rotate-log.ts';

export interface SupervisorSettings {
  /** Path of the workerd binary. */
  readonly program: string;
  readonly config: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: string;
  /** Folder of the pid file. */
  readonly run: string;
  readonly host: string;
  readonly port: number;
  /** Time for running requests to finish on SIGTERM, before SIGKILL. Acknowledged writes are already on disk. */
  readonly gracePeriodMs: number;
  /** Called when workerd exits unexpectedly and is restarted. */
  onRestart?(exit: string): void;
}

export interface SupervisedProcess {
  /** Of the current workerd process. */
  pid(): number | undefined;
  /** Sends SIGTERM and waits; sends SIGKILL after `gracePeriodMs`. */
  stop(): Promise<void>;
}

/** Back-off between restarts; the first one is immediate. */
const PAUSES_MS = [0, 200, 500, 1000, 2000, 5000];
/** A process that ran this long resets the back-off. */
const STABLE_AFTER_MS = 10_000;
const START_TIMEOUT_MS = 15_000;
/** Interval for checking the size of the log. */
const LOG_CHECK_MS = 1000;

/**
 * Runs workerd and restarts it when it exits. Its output goes to a file, because a pipe could fill up. It exits
 * with this process. Resolves when workerd accepts connections.
 */
export async function superviseWorkerd(settings: SupervisorSettings): Promise<SupervisedProcess> {
  const pidFile = join(settings.run, 'workerd.pid');
  killOrphan(pidFile, settings.config);
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let failures = 0;
  const start = () => {
    const startedAt = Date.now();
    const started = spawnWorkerd(settings);
    child = started;
    if (started.pid !== undefined) writeAtomically(pidFile, String(started.pid));
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      if (isStopping) return;
      failures = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : failures + 1;
      settings.onRestart?.(signal ?? `exit code ${code}`);
      startLater();
    });
  };
  const startLater = () => {
    timer = setTimeout(
      () => {
        try {
          start();
        } catch {
          // The disk is full or its folder is missing: retries until this process is stopped.
          failures += 1;
          startLater();
        }
      },
      PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)],
    );
  };
  const rotation = setInterval(() => rotateLog(settings.log), LOG_CHECK_MS);
  rotation.unref();
  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    clearInterval(rotation);
    await end(child, settings.gracePeriodMs);
    rmSync(pidFile, { force: true });
  };
  start();
  try {
    await waitUntilListening(settings, () => failures);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: () => child?.pid, stop };
}

function spawnWorkerd({ program, config, environment, log }: SupervisorSettings): ChildProcess {
  rotateLog(log);
  const output = openSync(log, 'a');
  const [command, ...before] = [...parentDeathCommand(), program];
  // `connect_pass_through` of the configuration is experimental.
  const child = spawn(command ?? program, [...before, 'serve', '--experimental', config], {
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, TZ: 'UTC', ...environment },
  });
  closeSync(output);
  child.on('error', () => {});
  return child;
}

/** On Linux the kernel kills the child when its parent exits. Elsewhere the pid file is used. */
export function parentDeathCommand(): readonly string[] {
  return process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0
    ? ['setpriv', '--pdeathsig', 'KILL', '--']
    : [];
}

/**
 * Kills a workerd left by a killed parent, which would block the port and the databases. Checks the command line,
 * so that no other process is killed.
 */
function killOrphan(pidFile: string, config: string): void {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    const line = pid > 1 ? commandLineOf(pid) : '';
    if (line.includes('workerd') && line.includes(config)) process.kill(pid, 'SIGKILL');
  } catch {
    // No pid file or no such process.
  }
}

function commandLineOf(pid: number): string {
  return process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

async function end(child: ChildProcess | undefined, gracePeriodMs: number): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), gracePeriodMs);
  await exited;
  clearTimeout(timer);
}

async function waitUntilListening(
  { host, port, log }: SupervisorSettings,
  failures: () => number,
): Promise<void> {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(address, port))) {
    if (failures() >= 3 || Date.now() > deadline)
      throw new Error(`workerd failed to start; last lines of ${log}:\n${lastLines(log)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');
  } catch {
    return '(nothing)';
  }
}
