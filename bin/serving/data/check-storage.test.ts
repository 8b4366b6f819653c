import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStorageCheck } from './check-storage.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a file and leaves none, at most once a second', () => {
  let now = 0;
  const check = createStorageCheck(folder, () => now);
  expect([check(), readdirSync(folder)]).toEqual([undefined, []]);
  rmSync(folder, { recursive: true });
  now = 999;
  expect(check()).toBeUndefined();
  now = 1000;
  expect(check()).toBe('The data folder cannot be written');
});
