import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Duration, Sample, Task } from './task.ts';

/** Runs a task in a process of its own. */
export function runTask(task: Task, duration: Duration): Sample {
  return runProgram('./measure/worker.js', JSON.stringify({ ...task, duration })) as Sample;
}

/** The outputs of an engine for the data of a page, for comparing. */
export function outputsOf(task: Task): readonly string[] {
  const duration: Duration = { warmUpMs: 0, measureMs: 0 };
  const argument = JSON.stringify({ ...task, work: 'check', duration });
  return runProgram('./measure/worker.js', argument) as readonly string[];
}

/** Imports a module in a process of its own. */
export function runImport(specifier: string): Sample {
  return runProgram('./measure/import-worker.js', specifier) as Sample;
}

function runProgram(program: string, argument: string): unknown {
  // Programs lie beside the bundle that this file becomes a part of.
  const file = fileURLToPath(new URL(program, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, argument], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${argument} failed:\n${stderr}`);
  return JSON.parse(stdout);
}
