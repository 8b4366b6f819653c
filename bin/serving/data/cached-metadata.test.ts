import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CachedFiles, createCachedFiles } from './cached-files.ts';

const { TIME } = vi.hoisted(() => ({ TIME: 1_700_000_000_000 }));

/** A file system on which both saves of a test have the same times. */
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const lstatSync = (path: string) => Object.assign(fs.lstatSync(path), { mtimeMs: TIME, ctimeMs: TIME });
  return { ...fs, lstatSync };
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-cached-'));
});
afterEach(() => {
  vi.useRealTimers();
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
