import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteAsset } from './delete-asset.ts';

let folder: string;
let assets: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-drop-'));
  assets = join(folder, 'assets');
  mkdirSync(join(assets, 'fonts'), { recursive: true });
  for (const name of ['cup.png', 'cup.png.json', '.keep', '../site.json', '../notes.txt'])
    writeFileSync(join(assets, name), name);
  symlinkSync('../notes.txt', join(assets, 'link.txt'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('deletes a file and ignores a missing one', () => {
  deleteAsset(assets, 'cup.png');
  deleteAsset(assets, 'cup.png');
  expect(readdirSync(assets).sort()).toEqual(['.keep', 'cup.png.json', 'fonts', 'link.txt']);
});

it('ignores documents, folders, links and paths outside', () => {
  const before = [readdirSync(assets), readdirSync(folder)];
  const names = [
    '',
    '.',
    '..',
    '.keep',
    'cup.png.json',
    'fonts',
    'link.txt',
    '../notes.txt',
    '/etc/hosts',
    'none.png',
  ];
  for (const name of names) deleteAsset(assets, name);
  expect([readdirSync(assets), readdirSync(folder)]).toEqual(before);
});
