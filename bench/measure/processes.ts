import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Duration, Meter, Sample, Task } from './task.ts';

/** Warm work: one process with one engine, warmed up, that measures a batch per message. */
export async function startWarm(task: Task, duration: Duration): Promise<Meter> {
  const child = start(WORKER, JSON.stringify({ ...task, duration }));
  const ready = messageFrom(child);
  await ready;
  return {
    measure() {
      const sample = messageFrom(child);
      child.send('batch');
      return sample as Promise<Sample>;
    },
    stop: () => child.disconnect(),
  };
}

/** Cold work: one process per measurement. */
export function startCold(task: Task): Meter {
  return measureStarts(WORKER, JSON.stringify(task));
}

/** Imports a module, in one process per measurement. */
export function startImport(specifier: string): Meter {
  return measureStarts('./measure/import-worker.js', specifier);
}

/** Returns the outputs of an engine for the data of a page, to compare them. */
export function outputsOf(task: Omit<Task, 'work'>): Promise<readonly string[]> {
  return runProgram(WORKER, JSON.stringify({ ...task, work: 'check' })) as Promise<readonly string[]>;
}

const WORKER = './measure/worker.js';

function measureStarts(program: string, argument: string): Meter {
  return { measure: () => runProgram(program, argument) as Promise<Sample>, stop: () => {} };
}

async function runProgram(program: string, argument: string): Promise<unknown> {
  const child = start(program, argument);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const message = await messageFrom(child);
  if (child.connected) child.disconnect();
  await ended;
  return message;
}

function start(program: string, argument: string): ChildProcess {
  // The bundle that contains this file is in the same folder as the worker programs.
  return fork(fileURLToPath(new URL(program, import.meta.url)), [argument], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    execArgv: [],
  });
}

function messageFrom(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${child.spawnargs.slice(1).join(' ')} failed`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
