import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let folder: string;
let told: Set<string>;
let watcher: { close(): void };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-watch-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/home.json'), '1');
  told = new Set();
  watcher = watchFolder(folder, {
    isIgnored: (path) => /(^|\/)\./.test(path),
    onChange: (path) => told.add(path),
  });
});
afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true });
});

async function expectTold(path: string, change: () => void): Promise<void> {
  told.clear();
  change();
  await vi.waitFor(() => expect([...told]).toContain(path));
}

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

it('hears of a file that was replaced by another of its name, and of what is written to that one', async () => {
  await expectTold('pages/home.json', () => write('pages/home.json', '2'));
  for (const text of ['3', '4']) {
    await expectTold('pages/home.json', () => {
      write('pages/.draft', text);
      renameSync(join(folder, 'pages/.draft'), join(folder, 'pages/home.json'));
    });
    await expectTold('pages/home.json', () => write('pages/home.json', `${text} in place`));
  }
});

it('looks into folders that come later, and into one that was taken away and made again', async () => {
  for (const _ of [1, 2]) {
    await expectTold('items', () => mkdirSync(join(folder, 'items/shop'), { recursive: true }));
    await vi.waitFor(() => {
      write('items/shop/cup.json', String(Math.random()));
      expect([...told]).toContain('items/shop/cup.json');
    });
    await expectTold('items', () => rmSync(join(folder, 'items'), { recursive: true }));
  }
});

it('is quiet about what passes', async () => {
  write('.git', '');
  write('pages/.home.json.swp', '');
  await expectTold('pages/home.json', () => write('pages/home.json', '5'));
  expect([...told]).toEqual(['pages/home.json']);
});
