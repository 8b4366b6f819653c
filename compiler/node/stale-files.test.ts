import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { removeStaleFiles } from './stale-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'stale-files-'));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The files that are left with this result of asking for the process. */
function left(code: string | undefined): readonly string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  vi.spyOn(process, 'kill').mockImplementation(() => {
    if (code === undefined) return true;
    throw Object.assign(new Error(code), { code });
  });
  writeFileSync(join(folder, 'a.7.tmp'), '');
  symlinkSync(join(folder, 'a.7.tmp'), join(folder, 'link.7.tmp'));
  removeStaleFiles(folder, /\.(\d+)\.tmp$/);
  return readdirSync(folder).sort();
}

it.each([
  ['that runs', undefined, ['a.7.tmp', 'link.7.tmp']],
  ['of another user', 'EPERM', ['a.7.tmp', 'link.7.tmp']],
  ['that ended, but for links', 'ESRCH', ['link.7.tmp']],
])('files of a process %s', (_which, code, files) => {
  expect(left(code)).toEqual(files);
});
