import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CachedFiles, createCachedFiles } from './cached-files.ts';

const TIME = 1_700_000_000_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-cached-'));
  stopTimes();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

it.each<[string, number, (files: CachedFiles) => void]>([
  ['with an event', 3_600_000, (files) => files.note('a.json')],
  ['without an event, where times are whole seconds', 900, (files) => files.invalidate()],
])('a second save with the metadata of the first is read: %s', (_name, age, between) => {
  vi.useFakeTimers({ now: TIME + age, toFake: ['Date'] });
  const cached = createCachedFiles(folder, folder);
  cached.watch();
  const texts = ['one', 'two'].map((text) => {
    writeFileSync(join(folder, 'a.json'), text);
    between(cached);
    return cached.snapshot().readText('a.json');
  });
  expect(texts).toEqual(['one', 'two']);
});

/** Gives both saves of a test the same times. */
function stopTimes(): void {
  const lstat = fs.lstatSync;
  const withTime = (path: fs.PathLike) => Object.assign(lstat(path), { mtimeMs: TIME, ctimeMs: TIME });
  vi.spyOn(fs, 'lstatSync').mockImplementation(withTime as typeof fs.lstatSync);
  syncBuiltinESMExports();
}
