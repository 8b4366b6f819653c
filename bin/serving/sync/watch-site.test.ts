import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FolderWatchOptions } from './watch-folder.ts';
import { watchSite } from './watch-site.ts';

const events = vi.hoisted(() => ({ report: (_path: string) => {} }));

vi.mock('./watch-folder.ts', () => ({
  watchFolder: (_folder: string, { onChange }: FolderWatchOptions) => {
    events.report = onChange;
    return { close: () => {} };
  },
}));

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
  watchSite({ folder, isOwn: () => false, onChange });
  events.report('pages/home.json');
  // The save of another file must not end the wait.
  writeFileSync(join(folder, 'pages/about.json'), '');
  events.report('pages/about.json');
  await vi.advanceTimersByTimeAsync(50);
  writeFileSync(join(folder, 'pages/home.json'), '');
  events.report('pages/home.json');
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a folder that a file replaces is one change', async () => {
  const onChange = vi.fn(async () => {});
  watchSite({ folder, isOwn: () => false, onChange });
  rmSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'pages'), '');
  for (const path of ['pages/deep', 'pages']) events.report(path);
  await vi.advanceTimersByTimeAsync(100);
  expect(onChange).toHaveBeenCalledTimes(1);
});
