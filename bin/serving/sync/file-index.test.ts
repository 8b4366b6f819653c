import fs, { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type IndexEntry, openFileIndex } from './file-index.ts';

/** Lets the disk be full after the first characters of a text. */
function fillDisk(): void {
  const append = fs.appendFileSync;
  vi.spyOn(fs, 'appendFileSync').mockImplementation((path, text) => {
    append(path, String(text).slice(0, 9));
    throw new Error('ENOSPC');
  });
  syncBuiltinESMExports();
}

function emptyDisk(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-index-'));
  file = join(folder, 'files.json');
});
afterEach(() => {
  emptyDisk();
  rmSync(folder, { recursive: true });
});

const entry = (rev: number): IndexEntry => ({ path: 'pages/a.json', rev });

it('changes after a full disk are read at the next start, and those that did not fit', () => {
  const index = openFileIndex(file);
  fillDisk();
  expect(() => index.update(new Map([['page:a', entry(1)]]))).toThrow('ENOSPC');
  emptyDisk();
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
