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

const NOBODY = JSON.stringify({ pid: 2 ** 22 + 1, started: 'long ago' });

it('is held by one until that one lets go', async () => {
  const lock = await acquireLock(file);
  await expect(acquireLock(file)).rejects.toThrow(LockedError);
  lock.release();
  (await acquireLock(file)).release();
});

it('is taken from whoever was killed, by exactly one of many', async () => {
  for (const left of [
    NOBODY,
    JSON.stringify({ ...identifyProcess(process.pid), started: 'before' }),
    '',
    '{',
  ]) {
    writeFileSync(file, left);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => acquireLock(file)));
    const won = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect([left, won.length]).toEqual([left, 1]);
    won[0]?.release();
  }
});

it('is taken although somebody was killed while taking it', async () => {
  for (const left of [NOBODY, '']) {
    writeFileSync(file, NOBODY);
    writeFileSync(`${file}.turn`, left);
    const lock = await acquireLock(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(identifyProcess(process.pid));
    lock.release();
  }
});

it('knows a process from a later one of the same number', () => {
  expect(isRunning(identifyProcess(process.pid))).toBe(true);
  expect(isRunning({ pid: process.pid, started: 'before' })).toBe(false);
  expect(isRunning(JSON.parse(NOBODY))).toBe(false);
});

it('is known to be lost when somebody takes its folder away, or writes another one there', async () => {
  const lock = await acquireLock(file);
  expect(lock.isHeld()).toBe(true);
  writeFileSync(file, NOBODY);
  expect(lock.isHeld()).toBe(false);
  rmSync(file);
  expect(lock.isHeld()).toBe(false);
  lock.release();
});
