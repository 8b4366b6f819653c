import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FolderWatchOptions } from './watch-folder.ts';
import { watchSite } from './watch-site.ts';

/** Reports an event of the folder. */
let report: (path: string) => void;
let ignores: FolderWatchOptions['isIgnored'];
const watch = (_folder: string, { onChange, isIgnored }: FolderWatchOptions) => {
  report = onChange;
  ignores = isIgnored;
  return { close: () => {} };
};

let folder: string;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'quoin-watch-'));
  mkdirSync(join(folder, 'pages'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('a page that is deleted and written again within 50 ms is one change', async () => {
  const onChange = vi.fn(async () => {});
  watchSite({ folder, isOwn: () => false, onChange }, watch);
  report('pages/home.json');
  // The save of another file must not end the wait.
  writeFileSync(join(folder, 'pages/about.json'), '');
  report('pages/about.json');
  await vi.advanceTimersByTimeAsync(50);
  writeFileSync(join(folder, 'pages/home.json'), '');
  report('pages/home.json');
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a folder that a file replaces is one change', async () => {
  const onChange = vi.fn(async () => {});
  watchSite({ folder, isOwn: () => false, onChange }, watch);
  rmSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages'), '');
  for (const path of ['pages/deep', 'pages']) report(path);
  await vi.advanceTimersByTimeAsync(100);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('temporary files of editors are ignored, folders with such names are not', () => {
  watchSite({ folder, isOwn: () => false, onChange: async () => {} }, watch);
  const names = [
    'pages/home.json~',
    'pages/home.json.tmp',
    'old~',
    'items/drafts.tmp',
    '.git',
    'node_modules',
  ];
  expect(names.filter((name) => ignores(name, false))).toEqual(names);
  expect(names.filter((name) => ignores(name, true))).toEqual(['.git', 'node_modules']);
});
