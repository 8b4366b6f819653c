import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder: string;
let reported: Set<string>;
let watcher: { close(): void };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-watch-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/home.json'), '1');
  reported = new Set();
  watcher = watchFolder(folder, {
    isIgnored: (path, isFolder) => /(^|\/)\./.test(path) || (!isFolder && path.endsWith('.tmp')),
    onChange: (path) => reported.add(path),
  });
});
afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true });
});

async function expectReported(path: string, change: () => void): Promise<void> {
  reported.clear();
  change();
  await vi.waitFor(() => expect([...reported]).toContain(path), { timeout: 20_000 });
}

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

it('reports a file replaced by a rename, and later writes to it', async () => {
  await expectReported('pages/home.json', () => write('pages/home.json', '2'));
  for (const text of ['3', '4']) {
    await expectReported('pages/home.json', () => {
      write('pages/.draft', text);
      renameSync(join(folder, 'pages/.draft'), join(folder, 'pages/home.json'));
    });
    await expectReported('pages/home.json', () => write('pages/home.json', `${text} in place`));
  }
});

it('watches folders with the names of ignored files', async () => {
  await expectReported('photos.tmp', () => mkdirSync(join(folder, 'photos.tmp')));
  await vi.waitFor(() => {
    write('photos.tmp/cup.json', String(Math.random()));
    write('photos.tmp/cup.json.tmp', '');
    expect([...reported]).toContain('photos.tmp/cup.json');
  });
  expect([...reported]).not.toContain('photos.tmp/cup.json.tmp');
});

it('watches new folders and folders that are created again', async () => {
  for (const _ of [1, 2]) {
    await expectReported('items', () => mkdirSync(join(folder, 'items/shop'), { recursive: true }));
    await vi.waitFor(() => {
      write('items/shop/cup.json', String(Math.random()));
      expect([...reported]).toContain('items/shop/cup.json');
    });
    await expectReported('items', () => rmSync(join(folder, 'items'), { recursive: true }));
  }
});

it('skips ignored paths', async () => {
  write('.git', '');
  write('pages/.home.json.swp', '');
  await expectReported('pages/home.json', () => write('pages/home.json', '5'));
  expect([...reported]).toEqual(['pages/home.json']);
});
