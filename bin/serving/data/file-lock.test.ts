import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock, LockedError } from './file-lock.ts';
import { identifyProcess, isRunning } from './process-identity.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-lock-'));
  file = join(folder, 'lock.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const DEAD_PROCESS = JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' });

it('is exclusive until it is released', async () => {
  const lock = await acquireLock(file);
  await expect(acquireLock(file)).rejects.toThrow(LockedError);
  lock.release();
  (await acquireLock(file)).release();
});

it('of a dead process is replaced by exactly one process', async () => {
  for (const left of [
    DEAD_PROCESS,
    JSON.stringify({ ...identifyProcess(process.pid), started: 'before' }),
    '',
    '{',
  ]) {
    writeFileSync(file, left);
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(file)));
    const won = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect([left, won.length]).toEqual([left, 1]);
    won[0]?.release();
  }
});

it('is acquired after a process died while replacing it', async () => {
  for (const left of [DEAD_PROCESS, '']) {
    writeFileSync(file, DEAD_PROCESS);
    writeFileSync(`${file}.turn`, left);
    const lock = await acquireLock(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(identifyProcess(process.pid));
    lock.release();
  }
});

it('distinguishes processes with the same id', () => {
  expect(isRunning(identifyProcess(process.pid))).toBe(true);
  expect(isRunning({ pid: process.pid, started: 'before' })).toBe(false);
  expect(isRunning(JSON.parse(DEAD_PROCESS))).toBe(false);
});

it('is not held any more when its folder is deleted or its file overwritten', async () => {
  const lock = await acquireLock(file);
  expect(lock.isHeld()).toBe(true);
  writeFileSync(file, DEAD_PROCESS);
  expect(lock.isHeld()).toBe(false);
  rmSync(file);
  expect(lock.isHeld()).toBe(false);
  lock.release();
});
