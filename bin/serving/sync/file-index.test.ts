import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type IndexEntry, openFileIndex } from './file-index.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** A disk that may be full after the first characters of a text. */
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const append: typeof fs.appendFileSync = (path, text) => {
    fs.appendFileSync(path, disk.isFull ? String(text).slice(0, 9) : text);
    if (disk.isFull) throw new Error('ENOSPC');
  };
  return { ...fs, appendFileSync: append };
});

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-index-'));
  file = join(folder, 'files.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (rev: number): IndexEntry => ({ path: 'pages/a.json', rev });

it('changes after a full disk are read at the next start, and those that did not fit', () => {
  const index = openFileIndex(file);
  disk.isFull = true;
  expect(() => index.update(new Map([['page:a', entry(1)]]))).toThrow('ENOSPC');
  disk.isFull = false;
  for (const rev of [2, 3]) index.update(new Map([['page:b', entry(rev)]]));
  expect(openFileIndex(file).entries()).toEqual({ 'page:a': entry(1), 'page:b': entry(3) });
});

it('a damaged line does not hide the next ones', () => {
  openFileIndex(file).update(new Map([['page:a', entry(1)]]));
  appendFileSync(join(folder, 'files.log'), '["page:\0\0\n["page:a",null]\n');
  expect(openFileIndex(file).entries()).toEqual({});
});

it('the log does not grow with the number of changes', () => {
  const index = openFileIndex(file);
  for (let rev = 1; rev <= 2500; rev += 1) index.update(new Map([['page:a', entry(rev)]]));
  expect(statSync(join(folder, 'files.log')).size).toBeLessThan(60_000);
  expect(openFileIndex(file).entries()).toEqual({ 'page:a': entry(2500) });
});
